/** What somebody is called, a person or a bot: letters keep the forms of their own language, whatever the page's is. */
export function Name({ children }: { readonly children: string }) {
  return (
    <span lang={languageOf(children)} translate="no">
      {children}
    </span>
  );
}

/** Fonts draw Cyrillic letters in other forms where the text is not said to be Russian. */
export function languageOf(name: string): 'ru' | 'en' | undefined {
  if (/\p{Script=Cyrillic}/u.test(name)) return 'ru';
  return /\p{Script=Latin}/u.test(name) ? 'en' : undefined;
}
