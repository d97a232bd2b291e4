import { type AnyGame, type Chance, kernelRefusal, type Localized } from '@bridgehead/kernel';
import { mustBeSpoken } from '@bridgehead/kernel/testkit';
import type { LegalMove } from '@bridgehead/kit';
import type { SocketClient } from '@bridgehead/server/testkit';
import { ToldGame } from '@bridgehead/web/told-game';
import type { PlayView, ServerMessage } from '@bridgehead/wire';
import type { Findings } from './findings.ts';

type Snapshot = ReturnType<ToldGame['snapshot']>;

/** Somebody at an online table who reads every word there, through the code of the page. */
export class Reader {
  readonly client: SocketClient;
  readonly #game: AnyGame;
  readonly #findings: Findings;
  #told: ToldGame | undefined;
  #shown: Snapshot | undefined;

  constructor(client: SocketClient, game: AnyGame, findings: Findings) {
    this.client = client;
    this.#game = game;
    this.#findings = findings;
    client.hear = (message) => this.#hear(message);
  }

  get snapshot(): Snapshot | undefined {
    return this.#shown;
  }

  /** What the page would let one put together where no list is long enough: any answer to a composed question of one's own. */
  composed(chance: Chance): LegalMove<unknown>[] {
    if (!this.#told) return [];
    const { viewer, view, pending } = this.#told.telling;
    const { rules } = this.#game;
    return pending
      .filter(({ seat, composed }) => composed && seat === viewer)
      .map((decision) => ({
        decision,
        move: rules.randomMove(rules.sample(view, chance), decision, chance),
      }));
  }

  get isOver(): boolean {
    return this.#shown !== undefined && this.#shown.result !== null;
  }

  /** The refusal of a move that is perhaps not allowed, in words; nothing where it is. */
  readWhyNot(decision: Parameters<ToldGame['whyNot']>[0], move: unknown): void {
    const refused = this.#told?.whyNot(decision, move);
    if (!refused) return;
    this.#findings.refused(refused.refusal.reason);
    this.#read('refusal', refused.refusal.reason, refused.sentence ?? kernelRefusal(refused.refusal));
  }

  #hear(message: ServerMessage): void {
    try {
      if (message.kind === 'table' && message.play) this.#open(message.play);
      else if (message.kind === 'play') this.#open(message.play);
      else if (message.kind === 'step') {
        if (!this.#told?.follow(message)) throw new Error(`step ${message.step.seq} does not follow`);
        this.#look(1);
      }
    } catch (error) {
      this.#findings.fault(String(error));
    }
  }

  #open(play: PlayView): void {
    this.#told = new ToldGame(this.#game, play);
    this.#look(Number.POSITIVE_INFINITY);
  }

  /** Reads the prompts, the result and the newest lines of the log. */
  #look(lines: number): void {
    if (!this.#told) return;
    const { telling } = this.#told;
    this.#shown = this.#told.snapshot(telling.viewer !== 'spectator', false);
    const { prompts, log, result } = this.#shown;
    for (const { decision, text } of prompts) this.#read('decision', decision.kind, text);
    for (const { told, why, seq } of log.slice(-lines)) {
      for (const { text } of told) if (text) this.#read('event', `of step ${seq}`, text);
      const reason = telling.steps[seq - 1 - telling.from]?.why?.reason;
      if (why) this.#read('reason', reason ?? '', why);
      if (reason !== undefined) this.#findings.reasoned(telling.header.game, reason, why !== undefined);
    }
    if (result) this.#read('outcome', result.outcome.ending, result.text);
  }

  #read(part: string, about: string, text: Localized | undefined): void {
    mustBeSpoken(text, `${part} ${about}`);
    this.#findings.read();
  }
}
