import type { Localized, Names, Seat } from '@bridgehead/kernel';
import type { Pack } from '../content/pack.ts';
import type { Chassis, Piece, PieceId, Unit, View } from '../rules/index.ts';
import { kindName } from './names.ts';

/**
 * What pieces are called in a sentence. Titles stand in the nominative and in quotation marks; the noun before them takes
 * the case: «по машине «Раптор»», «солдатом № 3 отряда «Трибунаторы»».
 */
export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental';

/** What never changes once armies are there: names are found in it whenever a line is read. */
export interface Roster {
  readonly pack: Pack;
  readonly view: Pick<View, 'pieces' | 'squads'>;
}

/** What a line of the log is said over. */
export interface Told extends Roster {
  readonly view: View;
  readonly names: Names;
}

const declined = (forms: string): Readonly<Record<Case, string>> => {
  const [nominative, genitive, dative, accusative, instrumental] = forms.split(' ') as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { nominative, genitive, dative, accusative, instrumental };
};

const NOUNS = {
  squad: declined('отряд отряда отряду отряд отрядом'),
  soldier: declined('солдат солдата солдату солдата солдатом'),
  machine: declined('машина машины машине машину машиной'),
  gun: declined('орудие орудия орудию орудие орудием'),
  cargo: declined('груз груза грузу груз грузом'),
  prisoner: declined('пленный пленного пленному пленного пленным'),
  piece: declined('фигура фигуры фигуре фигуру фигурой'),
};
const LOADS_EN = { cargo: 'the cargo', prisoner: 'the prisoner' } as const;

export function squadKindOf({ pack }: Pick<Roster, 'pack'>, kind: string | undefined) {
  return pack.squads.find(({ id }) => id === kind);
}

/** A kind by its id, after the noun: «отряда «Трибунаторы»», «машину «Раптор»»; by its name alone where it is none of these. */
export function kindCalled(pack: Pack, id: string, cased: Case = 'nominative'): Localized {
  const { ru, en } = kindName(pack, id);
  const noun = nounOf(pack, id);
  return { ru: noun ? `${NOUNS[noun][cased]} «${ru}»` : `«${ru}»`, en: `“${en}”` };
}

function nounOf({ squads, machines, guns }: Pack, id: string): keyof typeof NOUNS | undefined {
  const squad = squads.find((kind) => kind.id === id);
  if (squad) return squad.soldiers.length === 1 ? 'soldier' : 'squad';
  if (machines.some((kind) => kind.id === id)) return 'machine';
  return guns.some((kind) => kind.id === id) ? 'gun' : undefined;
}

export function unitCalled(roster: Roster, unit: Unit, cased: Case = 'nominative'): Localized {
  return 'squad' in unit ? squadCalled(roster, unit.squad, cased) : pieceCalled(roster, unit.piece, cased);
}

export function pieceCalled(roster: Roster, id: PieceId, cased: Case = 'nominative'): Localized {
  const piece = roster.view.pieces[id];
  if (!piece) return { ru: NOUNS.piece[cased], en: 'a piece' };
  switch (piece.kind) {
    case 'soldier':
      return soldierCalled(roster, piece, cased);
    case 'load':
      return { ru: NOUNS[piece.role][cased], en: LOADS_EN[piece.role] };
    default: {
      const { ru, en } = kindName(roster.pack, piece.model);
      const which = whichOf(
        roster.view.pieces.flatMap((other, place) => (isTwin(piece, other) ? [place] : [])),
        id,
      );
      return { ru: `${NOUNS[piece.kind][cased]} «${ru}»${which}`, en: `the “${en}”${which}` };
    }
  }
}

/** On what a machine goes; undefined for any other piece. */
export function chassisOf({ pack, view }: Roster, id: PieceId): Chassis | undefined {
  const piece = view.pieces[id];
  if (piece?.kind !== 'machine') return undefined;
  return pack.machines.find((kind) => kind.id === piece.model)?.chassis;
}

/** Somebody's piece in the log: among more than two players, with whose it was when it came. */
export function foeCalled(told: Told, id: PieceId, cased: Case = 'nominative'): Localized {
  const { ru, en } = pieceCalled(told, id, cased);
  const seat = told.view.sides.length > 2 ? broughtBy(told, id) : undefined;
  if (seat === undefined) return { ru, en };
  const whose = ` (${told.names.seat(seat)})`;
  return { ru: ru + whose, en: en + whose };
}

function broughtBy({ view: { pieces, squads } }: Roster, id: PieceId): Seat | undefined {
  const piece = pieces[id];
  if (!piece || piece.kind === 'load') return undefined;
  return piece.kind === 'soldier' ? squads[piece.squad]?.seat : piece.owner;
}

export function joined(called: readonly Localized[]): Localized {
  return { ru: called.map(({ ru }) => ru).join(', '), en: called.map(({ en }) => en).join(', ') };
}

function soldierCalled(
  { pack, view }: Roster,
  { squad, model }: Extract<Piece, { kind: 'soldier' }>,
  cased: Case,
): Localized {
  const kind = squadKindOf({ pack }, view.squads[squad]?.model);
  const noun = NOUNS.soldier[cased];
  if (kind?.soldiers.length === 1) return { ru: `${noun} «${kind.title.ru}»`, en: `“${kind.title.en}”` };
  const { ru, en } = squadCalled({ pack, view }, squad, 'genitive');
  return { ru: `${noun} №\u00a0${model + 1} ${ru}`, en: `soldier ${model + 1} of ${en}` };
}

function squadCalled({ pack, view }: Roster, id: number, cased: Case): Localized {
  const squad = view.squads[id];
  if (!squad) return { ru: NOUNS.squad[cased], en: 'a squad' };
  const { ru, en } = kindName(pack, squad.model);
  const twins = view.squads.flatMap(({ seat, model }, place) =>
    seat === squad.seat && model === squad.model ? [place] : [],
  );
  const which = whichOf(twins, id);
  return { ru: `${NOUNS.squad[cased]} «${ru}»${which}`, en: `“${en}”${which}` };
}

function isTwin(piece: Piece, other: Piece): boolean {
  return (
    (piece.kind === 'machine' || piece.kind === 'gun') &&
    other.kind === piece.kind &&
    other.model === piece.model &&
    other.owner === piece.owner
  );
}

/** Of several of a kind in one army, the number. */
function whichOf(twins: readonly number[], id: number): string {
  return twins.length < 2 ? '' : ` (${twins.indexOf(id) + 1})`;
}

/** At the beginning of a sentence. */
export function capital({ ru, en }: Localized): Localized {
  return { ru: upper(ru), en: upper(en) };
}

function upper(words: string): string {
  return words.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
