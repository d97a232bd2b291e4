import type { Decision } from '@bridgehead/kernel';
import type { Move, State } from '@bridgehead/pobeda/rules';

/** The package's own types are not resolved from its CommonJS build; this is the part we use. */
declare module 'boardgame.io/dist/cjs/client.js' {
  interface GameDefinition {
    readonly setup: () => State;
    readonly disableUndo: boolean;
    readonly moves: { readonly answer: (context: { G: State }, decision: Decision, move: Move) => void };
  }
  interface LocalClient {
    start(): void;
    stop(): void;
    getState(): { G: State } | null;
    readonly moves: { answer?: (decision: Decision, move: Move) => void };
  }
  export function Client(setup: { game: GameDefinition; numPlayers: number; debug: boolean }): LocalClient;
}
