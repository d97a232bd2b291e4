import { chanceFrom, type Decision, nextDecision, seedFromText } from '@bridgehead/kernel';
import pg from 'pg';
import type { Storage } from '../src/storage/index.ts';
import { Desk, Guest } from '../testkit/desk.ts';

/** A world of unfinished games that nobody touches: copies of a few that were really played. */

export interface WorldSize {
  readonly tables: number;
  readonly entriesPerTable: number;
  readonly people: number;
}

const TEMPLATES = 4;
const TABLES_AT_ONCE = 2_000;
/** So many of all tables belong to the one person whose lists are measured. */
export const OWN_TABLES = 20;

/** Half with bots, always a person to move. */
async function playTemplate(storage: Storage, number: number, entries: number): Promise<string> {
  const withBots = number % 2 === 0;
  const chance = chanceFrom(seedFromText(`template ${number}`));
  for (let attempt = 0; attempt < 50; attempt++) {
    const desk = new Desk(storage);
    desk.now = Date.now();
    const people = withBots ? [new Guest('Anna')] : [new Guest('Anna'), new Guest('Boris')];
    const bot = { kind: 'bot', bot: 'quick', name: 'Бот' } as const;
    const seats = withBots ? [{ kind: 'open' } as const, bot] : people.map(() => ({ kind: 'open' }) as const);
    const table = withBots ? await desk.setUp(people[0] as Guest, { seats }) : await desk.seat(people);
    if (withBots) await table.change(people[0] as Guest, { do: 'start' });
    const { rules } = table.game;
    for (let seq = 0; seq < entries * 2; seq++) {
      const decision = nextDecision(table.pending) as Decision | undefined;
      const isPersonNext = decision?.must === true && !table.isBotDue;
      if (!decision || (seq >= entries && isPersonNext)) break;
      const move = rules.randomMove(table.position?.state, decision, chance);
      const message = { kind: 'answer', id: `t${seq}`, decision: decision.id, seq, move } as const;
      const person = people[decision.seat];
      if (person) await table.answer(person, message, () => undefined);
      else await table.answerAsBot(decision, move, { reason: 'test' }, seq);
    }
    if (table.room.phase === 'playing' && (table.position?.seq ?? 0) >= entries && !table.isBotDue)
      return table.id;
  }
  throw new Error(`no game lasted for ${entries} entries`);
}

/** Written past the server, many rows with every statement. Returns how many entries there are. */
export async function fillWorld(
  storage: Storage,
  database: pg.ClientConfig,
  me: string,
  { tables, entriesPerTable, people }: WorldSize,
): Promise<number> {
  const templates: string[] = [];
  for (let number = 0; number < TEMPLATES; number++)
    templates.push(await playTemplate(storage, number, entriesPerTable));
  const client = new pg.Client(database);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set synchronous_commit = off');
  await client.query(
    `insert into identities (id, name) select md5('person ' || n)::uuid, 'Guest ' || n from generate_series(1, $1::int) n`,
    [people],
  );
  for (let from = 0; from < tables; from += TABLES_AT_ONCE) {
    const to = Math.min(tables, from + TABLES_AT_ONCE) - 1;
    await copyTables(client, templates, me, from, to, Math.floor(tables / OWN_TABLES), people);
  }
  await client.query('delete from open_tables');
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  const { rows } = await client.query<{ tables: string; entries: string }>(
    'select (select count(*) from tables) as tables, (select count(*) from entries) as entries',
  );
  await client.end();
  const [made] = rows;
  if (Number(made?.tables) < tables) throw new Error(`only ${made?.tables} tables were made`);
  return Number(made?.entries);
}

/** Every copy has an id and people of its own; whoever is seated first in it is the host. */
async function copyTables(
  client: pg.Client,
  templates: readonly string[],
  me: string,
  from: number,
  to: number,
  ownEvery: number,
  people: number,
): Promise<void> {
  await client.query('begin');
  await client.query(
    `create temporary table copies on commit drop as
      select lpad(n::text, 22, 'q') as id, ($1::text[])[n % array_length($1::text[], 1) + 1] as template,
        case when n % $4::int = 0 then $2::text else md5('person ' || (n % $5::int + 1))::uuid::text end as host,
        md5('person ' || ((n * 7 + 3) % $5::int + 1))::uuid::text as other,
        now() - make_interval(mins => n % 80000) as changed_at,
        case when n % 2 = 0 then 'public' else 'link' end as visibility
      from generate_series($3::int, $6::int) n`,
    [templates, me, from, ownEvery, people, to],
  );
  await client.query(`
    insert into tables (id, game, phase, visibility, version, room, header, setup, seed, turn, created_at, changed_at, started_at)
    select copies.id, game, phase, copies.visibility, version,
      jsonb_set(replace(replace(room::text, room ->> 'host', copies.host),
        coalesce(nullif(room #>> '{seats,1,identity}', ''), 'nobody'), copies.other)::jsonb,
        '{visibility}', to_jsonb(copies.visibility)),
      replace(header::text, tables.id, copies.id)::json, setup, seed, turn, copies.changed_at, copies.changed_at,
      copies.changed_at
    from copies join tables on tables.id = template`);
  await client.query(`
    insert into table_seats (table_id, seat, identity)
    select copies.id, place - 1, (held ->> 'identity')::uuid
    from copies join tables on tables.id = copies.id,
      jsonb_array_elements(room -> 'seats') with ordinality as seats (held, place)
    where held ->> 'kind' = 'human'`);
  await client.query(`
    insert into entries (table_id, seq, at, key, entry, why, turn, events, line)
    select copies.id, seq, (extract(epoch from changed_at) * 1000)::bigint + seq, key, entry, why, turn, events, line
    from copies join entries on table_id = template`);
  await client.query('commit');
}
