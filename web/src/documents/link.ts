/** The address that shows a document to anybody. */
export function sharedLink(share: string): string {
  return new URL(`/d/${share}`, location.origin).href;
}
