import { readArmy } from '../../documents.ts';
import type { Army } from '../../rules/army.ts';

/** An army that nobody has kept yet outlives a look at the rules and a reload, as long as the tab is there. */

const nameOf = (document: string) => `bronepekhota-draft-${document}`;

/** Null where there is none, or none that can be read any more. */
export function findDraft(document: string): Army | null {
  try {
    return readArmy(JSON.parse(sessionStorage.getItem(nameOf(document)) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepDraft(document: string, army: Army): void {
  attempt(() => sessionStorage.setItem(nameOf(document), JSON.stringify(army)));
}

export function dropDraft(document: string): void {
  attempt(() => sessionStorage.removeItem(nameOf(document)));
}

/** Where the browser keeps nothing for us, the army lives on this page alone. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {}
}
