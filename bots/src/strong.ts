import type { Bot, Decision, Judging, Line, LoadedGame, Reason, Thinking } from '@bridgehead/kernel';
import { Fate } from './fate.ts';
import { choiceOf, linesOf, playLine } from './lines.ts';
import { lookOn, toldChance } from './outlook.ts';
import { Race } from './race.ts';

/** Few worlds prove little: the soundest at a glance is given the benefit. A heat shows every face of a die as often. */
const CAREFULLY: Judging = { doubt: 2, heat: 12, trifle: 0 };
/** Standard errors behind the best at which a line is given up. */
const HOPELESS = 2;
/** What is left of the budget when the search stops: the world begun last must still fit in. */
const RESERVE = 0.1;

/** Plays every line worth a thought on in sampled worlds until one is clearly best or the time is up. */
export function strongBot<State, Move, Event, View>(
  game: LoadedGame<State, Move, Event, View>,
): Bot<View, Move> {
  const { rules, knowledge } = game;
  const { imagine = rules.sample } = knowledge;
  const { doubt, heat, trifle } = { ...CAREFULLY, ...knowledge.judging };
  const hasSecrets = rules.manifest.hiddenInformation === 'own';

  function search(view: View, decision: Decision, lines: readonly Line<Move>[], thinking: Thinking): Race {
    const { chance, clock, budget, worlds = Number.POSITIVE_INFINITY } = thinking;
    const deadline = clock() + budget * (1 - RESERVE);
    const race = new Race(lines.length);
    for (let world = 1; world <= worlds && race.running.length > 1; world++) {
      const truth = imagine(view, chance);
      const fate = new Fate(chance, world);
      const scores = new Map<number, number>();
      for (const rival of race.running) {
        const state = rules.clone(truth);
        const luck = fate.luck();
        playLine(game, state, decision, lines[rival] as Line<Move>, luck);
        scores.set(rival, knowledge.foresee(state, decision.seat, luck));
        if (clock() >= deadline) break;
      }
      // A world that not all were judged in compares nobody.
      if (scores.size < race.running.length) break;
      for (const [rival, score] of scores) race.score(rival, score);
      if (world % heat === 0) race.eliminate(HOPELESS, trifle);
      if (clock() >= deadline) break;
    }
    return race;
  }

  return {
    id: 'strong',
    choose(view, decision, thinking) {
      const lines = linesOf(game, view, decision);
      const started = thinking.isAdvice ? thinking.clock() : 0;
      const race = lines.length > 1 ? search(view, decision, lines, thinking) : null;
      const leader = race?.leader(doubt) ?? 0;
      const line = lines[leader] as Line<Move>;
      const choice = choiceOf(game, view, decision, line);
      if (!race) return choice;
      const percent = thinking.isAdvice
        ? toldChance(lookOn(game, view, decision, line, thinking, started))
        : Math.round(race.mean(leader) * 100);
      return { ...choice, why: withChance(choice.why, percent, hasSecrets) };
    },
    wants: (view, decision) => knowledge.wants(view, decision),
  };
}

/** Chances follow from all that the seat knows: where that is a secret of its own, so are they. */
function withChance(why: Reason, chance: number, isSecret: boolean): Reason {
  return isSecret ? { ...why, own: { ...why.own, chance } } : { ...why, figures: { ...why.figures, chance } };
}
