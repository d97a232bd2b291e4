import type { RoomView } from '@bridgehead/wire';

/** The address that brings somebody to a table. The key opens a private one, and lets back in whoever had to leave. */
export function inviteLink({ table, key }: RoomView): string {
  const link = new URL(`/t/${table}`, location.origin);
  if (key !== undefined) link.searchParams.set('key', key);
  return link.href;
}

/** False where the browser keeps its clipboard to itself: pages that are not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
