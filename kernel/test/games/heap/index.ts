import { type Game, type GameText, type Knowledge, type Manifest, plain, say } from '@bridgehead/kernel';
import { smallRulebook } from '../small-rulebook.ts';
import { type Event, first, MOST, type Move, rulesOf, second, type State } from './rules.ts';

const REASONS = {
  random: plain('Наугад.', 'At random.'),
  leave: plain('Чтобы осталось поровну.', 'To leave an even share.'),
};
const REFUSALS = {
  'too-many': ({ most }: { readonly most: number }) => ({
    ru: `Взять можно от 1 до ${most}.`,
    en: `One may take from 1 to ${most}.`,
  }),
};

function textOf({ title, version }: Manifest): GameText<Move, Event, State> {
  const most = MOST[version];
  return {
    rulebook: async () =>
      smallRulebook('HEA', title, [
        { ru: `Берут от 1 до ${most}.`, en: `One takes from 1 to ${most}.` },
        { ru: 'Кто взял последний камень, выиграл.', en: 'Whoever takes the last stone wins.' },
      ]),
    summary: { ru: 'Кому достанется последний камень?', en: 'Who gets the last stone?' },
    guide: () => [],
    refusal: (refusal) => say(REFUSALS, refusal),
    decision: ({ seat }, _view, names) => ({
      ru: `${names.seat(seat)}: сколько взять?`,
      en: `${names.seat(seat)}: how many?`,
    }),
    move: ({ stones }) => ({ ru: `Взять ${stones}`, en: `Take ${stones}` }),
    event: ({ seat, stones }, names) => ({
      ru: `${names.seat(seat)} берёт ${stones}.`,
      en: `${names.seat(seat)} takes ${stones}.`,
    }),
    reason: (reason) => say(REASONS, reason),
    outcome(outcome, _view, names) {
      const winner = outcome.kind === 'win' ? names.seat(outcome.winners[0] as number) : '';
      return { ru: `Последний камень: ${winner}.`, en: `The last stone goes to ${winner}.` };
    },
  };
}

function knowledgeOf({ version }: Manifest): Knowledge<State, Move, State> {
  const most = MOST[version] as number;
  const glance = ({ heap }: State): Move => ({ kind: 'take', stones: heap % (most + 1) || 1 });
  return {
    glance,
    candidates: (view) => [glance(view)],
    explain: () => ({ reason: 'leave' }),
    wants: () => true,
    foresee: ({ heap, turn }, seat) => ((heap % (most + 1) === 0) === (turn % 2 === seat) ? 0 : 1),
  };
}

/** The game as a house of one version of it has it. */
function gameOf(manifest: Manifest): Game<State, Move, Event, State> {
  return {
    manifest,
    async load({ version = manifest.version } = {}) {
      const played = { ...manifest, version };
      const content = { id: 'heap', hash: 'heap', pack: null };
      return { rules: rulesOf(played), content, text: textOf(played), knowledge: knowledgeOf(played) };
    },
  };
}

/** Before the rules were changed, and since. */
export const oldHeap = gameOf(first);
export const heap = gameOf(second);
