import type { TargetOutlook } from '../../rules/inquire/targets.ts';
import type { Piece, PieceId } from '../../rules/state.ts';
import { isFoe, isOwn, type Scene, unitTitle, useScene } from '../scene.ts';
import outcome from '../tray/Outcome.module.css';
import { SacredAmong } from '../tray/Sacred.tsx';
import styles from './Grenade.module.css';
import { diceText, type Endangered } from './throws.ts';
import { useThrows } from './use-throws.ts';
import { GRENADE_WORDS, type GrenadeWords } from './words/index.ts';

interface ThrowOddsProps {
  readonly by: PieceId;
  readonly outlook: TargetOutlook;
}

/** A grenade before it is thrown: everybody it may catch, on which rolls and how likely it hurts; one's own before others. */
export function ThrowOdds({ by, outlook: { target, armour } }: ThrowOddsProps) {
  const scene = useScene();
  const words = GRENADE_WORDS[scene.language];
  const { landings, endangered } = useThrows(by, target);
  const harmless = landings.filter(({ place, caught }) => place && caught.length === 0);
  const lost = landings.filter(({ place }) => !place);
  return (
    <div className={outcome.odds}>
      <SacredAmong among={endangered.map(({ piece }) => piece)} />
      <ul className={styles.endangered} aria-label={words.endangered}>
        {unitsOf(scene, words, endangered, { by, target }).map(({ title, isFriend, members }) => (
          <li key={members[0]?.piece} data-friend={isFriend || undefined}>
            <b>{title}:</b>{' '}
            {members.map((member, index) => (
              <span
                key={member.piece}
                data-endangered={member.piece}
                data-aimed={member.piece === target || undefined}
              >
                {memberText(scene, words, by, member)}
                {index < members.length - 1 && ', '}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {harmless.length > 0 && <p>{words.nobody(diceText(harmless.flatMap(({ dice }) => dice)))}</p>}
      {lost.length > 0 && <p>{words.lost(diceText(lost.flatMap(({ dice }) => dice)))}</p>}
      <p className={outcome.hint}>{words.flight(armour)}</p>
    </div>
  );
}

interface Caught {
  readonly title: string;
  readonly isFriend: boolean;
  /** The likeliest to be hurt first, whoever is aimed at before them. */
  readonly members: readonly Endangered[];
}

interface Throw {
  readonly by: PieceId;
  readonly target: PieceId;
}

/** Squad by squad: whoever throws, their own side, then whoever is aimed at, then the others. */
function unitsOf(
  scene: Scene,
  words: GrenadeWords,
  endangered: readonly Endangered[],
  { by, target }: Throw,
): readonly Caught[] {
  const { pieces } = scene.view;
  const units = new Map<string, Endangered[]>();
  for (const each of endangered) {
    const piece = pieces[each.piece] as Piece;
    const isAlone = piece.kind !== 'soldier' || each.piece === by;
    const key = isAlone ? `piece ${each.piece}` : `squad ${piece.squad}`;
    units.set(key, [...(units.get(key) ?? []), each]);
  }
  const isAimed = ({ piece }: Endangered) => Number(piece === target);
  const rank = ({ isFriend, members }: Caught) => {
    if (isFriend) return members[0]?.piece === by ? 0 : 1;
    return members.some(isAimed) ? 2 : 3;
  };
  return [...units.values()]
    .map((members) => {
      const [{ piece: id }] = members as [Endangered];
      return {
        title: id === by ? words.thrower : titleOf(scene, words, id),
        isFriend: !isFoe(scene, pieces[id] as Piece),
        members: members.toSorted((one, other) => isAimed(other) - isAimed(one) || other.harm - one.harm),
      };
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

function titleOf(scene: Scene, words: GrenadeWords, id: PieceId): string {
  const piece = scene.view.pieces[id] as Piece;
  const title = unitTitle(scene, piece.kind === 'soldier' ? { squad: piece.squad } : { piece: id });
  if (isFoe(scene, piece)) return title;
  return `${title} (${isOwn(scene, piece) ? words.own : words.ally})`;
}

function memberText(
  { view }: Scene,
  words: GrenadeWords,
  by: PieceId,
  { piece: id, harm, dice }: Endangered,
): string {
  const piece = view.pieces[id] as Piece;
  const odds = words.harm(harm, diceText(dice));
  return piece.kind === 'soldier' && id !== by ? `${words.soldier(piece.model + 1)} — ${odds}` : odds;
}
