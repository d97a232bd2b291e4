import { type Answers, Caller, serve } from '../carrier/border.ts';
import { loadFor } from './games.ts';
import { type Think, thinkOf, type Thoughts } from './thoughts.ts';

/** The same script as the tables' own, so that nothing is fetched twice; the name tells it what it is for. */
const NAME = 'thinker';

export function isThinker(): boolean {
  return self.name === NAME;
}

export function serveThoughts(): void {
  const thought =
    <Name extends keyof Thoughts>(name: Name) =>
    async (ask: Thoughts[Name]['ask']) => {
      const game = await loadFor(ask.of);
      if (game.content.hash !== ask.of.content.hash) throw new Error('the content of this table is not here');
      return thinkOf(game, name, ask);
    };
  const answers: Answers<Thoughts> = {
    answers: thought('answers'),
    advice: thought('advice'),
    finding: thought('finding'),
  };
  serve(answers);
}

/** Thinks in a worker of its own: whoever asks goes on answering others meanwhile. */
export function startThinker(): Think {
  const caller = new Caller<Thoughts>(() => new Worker(self.location.href, { type: 'module', name: NAME }));
  return (thought, ask) => caller.ask(thought, ask);
}
