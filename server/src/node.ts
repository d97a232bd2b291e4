import { join } from 'node:path';
import { GAMES } from '@bridgehead/catalogue';
import { Allowances } from './allowance.ts';
import { BotKeeper } from './bots/keeper.ts';
import type { Config } from './config.ts';
import { documentService } from './documents/service.ts';
import { FindingPool } from './findings/pool.ts';
import { createHttp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { ownNames } from './http/hosts.ts';
import { isOwnOrigin } from './http/origin.ts';
import { networkOf } from './http/networks.ts';
import { clientAddress, isSecure } from './proxies.ts';
import { openIdentities } from './identity/index.ts';
import { keepHouse } from './housekeeping.ts';
import { LapseKeeper } from './lapses/keeper.ts';
import type { Log } from './log.ts';
import { countTables } from './metrics.ts';
import { supervisePostgres } from './postgres/index.ts';
import { createPush } from './push/index.ts';
import { ReckoningPool } from './reckoning/pool.ts';
import { systemResolve } from './push/public-hosts.ts';
import { tellAbsent } from './push/tell-absent.ts';
import { Gateway } from './sockets/gateway.ts';
import { createSigning } from './signing/index.ts';
import { openStorage } from './storage/index.ts';
import { Library } from './library.ts';
import { NewTables } from './tables/new-tables.ts';
import { randomId } from './tables/set-up.ts';
import { Shelf } from './tables/shelf.ts';
import { tableService } from './tables/table-service.ts';
import { watchAppends } from './watch-appends.ts';

export interface RunningNode {
  readonly port: number;
  /** Lets what is under way come to its end, then closes everything. */
  stop(): Promise<void>;
}

/** One process of the server: any number of them on one database serve any table. */
export async function startNode(config: Config, appFolder: string, log: Log): Promise<RunningNode> {
  if (process.getuid?.() === 0)
    log.warn('the server runs as root, which it does not need: give it an account of its own');
  const postgres = config.databaseUrl
    ? null
    : await supervisePostgres({ folder: join(config.dataFolder, 'postgres'), log });
  const clock = () => performance.now();
  const metrics = createMetrics();
  const opened = await openStorage({ connection: config.databaseUrl ?? postgres?.connection ?? '', log });
  const storage = { ...opened, entries: watchAppends(metrics, opened, log) };
  const identities = await openIdentities(storage, clock);
  const signing = createSigning(storage, Date.now);
  await signing.published();
  const library = new Library(async (hash) => (await storage.packs.find(hash))?.pack);
  // Whoever comes back after a restart is not to wait for the games to be loaded.
  const loading = Promise.all(GAMES.map(async ({ manifest }) => library.own(manifest.id)));
  const findings = new FindingPool(config.findingThreads, library, storage.packs);
  const reckoning = new ReckoningPool(config.findingThreads, library, storage.packs);
  const bots = new BotKeeper(config.bots, storage, library, log);
  const lapses = new LapseKeeper(log, Date.now);
  const push = createPush(config.vapid, storage.pushSubscriptions, log);
  const shelf = new Shelf(
    {
      storage,
      library,
      signing,
      log,
      now: Date.now,
      clock,
      newId: randomId,
      find: findings.find,
      reckon: reckoning.reckon,
      stirred: (table, step) => {
        bots.stir(table, step);
        lapses.stir(table);
        if (step?.byUs) tellAbsent(push, table, step.logged);
      },
    },
    config.limits.idleTables,
  );
  let isDraining = false;
  const { limits } = config;
  const tables = tableService(
    storage,
    library,
    shelf,
    {
      unfinishedTables: limits.tablesPerPlayer,
      packs: { packs: limits.packsPerPlayer, bytes: limits.packKilobytesPerPlayer * 1000 },
    },
    new NewTables(limits, await storage.secrets.getOrCreate('networks', randomId)),
    log,
  );
  const documents = documentService(storage, library, limits);
  const app = await createHttp({
    config,
    log,
    storage,
    identities,
    tables,
    documents,
    signing,
    metrics,
    resolve: systemResolve,
    appFolder,
    isDraining: () => isDraining,
  });
  const { connectionsPerAddress, socketsPerMinute } = config.limits;
  const names = ownNames(config);
  const openings = new Allowances({ perSecond: socketsPerMinute / 60, burst: socketsPerMinute }, clock);
  const counters = countTables(metrics, { tables: () => shelf.size, connections: () => gateway.size });
  const gateway = new Gateway({
    shelf,
    log,
    clock,
    settings: config.limits,
    refused: counters.refused,
    connectionsPerAddress,
    addressOf: (request) => networkOf(clientAddress(request, config.trusts)),
    mayOpen: (address) => openings.take(address),
    isOwnOrigin: ({ headers }) => isOwnOrigin(headers.origin, headers.host, names),
    identify: async (request) => {
      const { cookie } = request.headers;
      const known = await identities.sessions.recognise(cookie, isSecure(request, config));
      return known && { session: known.session, actor: { identity: known.who.id, name: known.who.name } };
    },
    ended: (sessions) => identities.sessions.ended(sessions),
  });
  identities.sessions.listen((ended) => gateway.closeSessions(ended));
  app.server.on('upgrade', gateway.upgrade);
  await storage.hints.listen({
    onHint: ({ table, ...what }) => {
      shelf
        .find(table)
        .then((open) => open?.hear(what))
        .catch((error: unknown) => log.warn({ table, error: String(error) }, 'a hint was not followed'));
    },
    onGap: () => {
      shelf.catchUp().catch((error: unknown) => log.warn({ error: String(error) }, 'could not catch up'));
    },
  });
  bots.sweepBy(shelf);
  const house = keepHouse(
    storage.retention,
    config.retention,
    async (closed) => tables.roomsChanged(closed),
    log,
  );
  await loading;
  const port = await listen(app, config.port, config.host);

  return {
    port,
    async stop() {
      isDraining = true;
      lapses.close();
      await Promise.all([bots.close(), house.stop()]);
      await shelf.settle();
      await Promise.all([findings.close(), reckoning.close()]);
      await gateway.close();
      await app.close();
      await storage.close();
      await postgres?.stop();
    },
  };
}
