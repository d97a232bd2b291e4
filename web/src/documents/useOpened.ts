import { useEffect, useState } from 'react';

/** What `open` comes to, again for every other `key`; undefined until it is there. */
export function useOpened<T>(key: string | undefined, open: (key: string) => Promise<T>) {
  const [opened, setOpened] = useState<{
    readonly key: string;
    readonly value?: T;
    readonly failure?: unknown;
  }>();
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    const show = (part: { readonly value: T } | { readonly failure: unknown }) =>
      isWanted && setOpened({ key, ...part });
    open(key).then(
      (value) => show({ value }),
      (failure: unknown) => show({ failure }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, open]);
  return opened?.key === key ? opened : undefined;
}
