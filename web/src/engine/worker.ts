import type { GameRecord } from '@bridgehead/kernel';
import { adviceOn } from './advice.ts';
import { botIds } from './bots.ts';
import { createTable } from './create.ts';
import { documentKinds, findGame, loadOwn } from './games.ts';
import { planTable } from './plan.ts';
import { type Answers, serve } from '../carrier/border.ts';
import type { Calls, Push } from '../carrier/protocol.ts';
import { openLocal, openOnline, openReplay, openServedReplay, thinkAsBot } from './open-session.ts';
import {
  closeSession,
  localSession,
  look,
  lookEarlier,
  onlineTable,
  pastOf,
  playedTable,
  seek,
  sessionOf,
  tellingOf,
} from './sessions.ts';
import { isThinker, serveThoughts } from './thinker.ts';

/** The border of the worker: everything behind it may be slow, nothing before it is. */
const answers: Answers<Calls> = {
  describe: async ({ game: id }) => {
    const game = await loadOwn(id);
    const { rules, text } = game;
    const { title, seats } = rules.manifest;
    const documents = await documentKinds(id);
    return { id, title, summary: text.summary, seats, bots: botIds(game), documents };
  },
  rulebook: async ({ game, version }) => {
    const { text } =
      version === undefined ? await loadOwn(game) : await (await findGame(game)).load({ version });
    return text.rulebook();
  },
  plan: async (request) => planTable(await loadOwn(request.game), request),
  checkPack: async ({ game, pack }) => ({ id: (await (await findGame(game)).load({ pack })).content.id }),
  readDocument: async ({ game, kind, body }) =>
    (await import('./documents.ts')).titleOf(await findGame(game), kind, body),
  content: async ({ game }) => (await loadOwn(game)).content,
  create: createTable,

  openLocal: ({ channel, table, pace }) => openLocal(channel, table, pace, post),
  openReplay: ({ channel, table, served }) =>
    served ? openServedReplay(channel, table, post) : openReplay(channel, table, post),
  openOnline: async ({ channel, table, key }) => {
    await openOnline(channel, table, key, post);
    return null;
  },
  close: async ({ channel }) => {
    closeSession(channel);
    return null;
  },

  look: async ({ channel, viewer }) => {
    look(sessionOf(channel), viewer);
    return null;
  },
  seek: async ({ channel, seq }) => {
    seek(sessionOf(channel), seq);
    return null;
  },
  earlier: async ({ channel }) => {
    await lookEarlier(sessionOf(channel));
    return null;
  },
  answer: ({ channel, decision, move }) => playedTable(channel).answer(decision, move),
  whyNot: async ({ channel, decision, move }) => playedTable(channel).whyNot(decision, move),
  inquire: async ({ channel, question }) => {
    const { game, view, viewer } = tellingOf(channel);
    return game.rules.inquire?.(view, viewer, question) ?? null;
  },
  advice: ({ channel }) => adviceOn(tellingOf(channel), thinkAsBot),
  takeBack: ({ channel, offer, consent }) => playedTable(channel).takeBack(offer, consent),
  agree: ({ channel, agreement }) => localSession(channel).table.agree(agreement),
  change: ({ channel, change }) => onlineTable(channel).change(change),
  say: ({ channel, text }) => onlineTable(channel).say(text),
  point: ({ channel, target }) => onlineTable(channel).point(target),
  network: async ({ channel, isThere }) => {
    onlineTable(channel).network(isThere);
    return null;
  },
  pace: async ({ channel, pace }) => {
    localSession(channel).bots.setPace(pace);
    return null;
  },
  past: ({ channel, seq }) => pastOf(sessionOf(channel), seq),
  shown: async ({ channel, seq }) => {
    const session = sessionOf(channel);
    if (session.kind === 'local') session.bots.setShown(seq);
    return null;
  },
  record: async ({ channel }) => recordOf(channel),
  verify: async ({ channel }) => {
    const [record, verdict] = await Promise.all([recordOf(channel), sessionOf(channel).table.verify()]);
    // What checks signatures is loaded only where there is one.
    const seal = record.seal ? await (await import('./seal.ts')).sealOf(record) : 'unsigned';
    return { ...verdict, seal };
  },
};

async function recordOf(channel: number): Promise<GameRecord> {
  const session = sessionOf(channel);
  return session.kind === 'replay' ? session.table.record : session.table.record();
}

function post(push: Push): void {
  self.postMessage(push);
}

if (isThinker()) serveThoughts();
else serve(answers);
