import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

/**
 * The least a server can do for a durable move: what waits is written in one statement, at most two statements travel at
 * once, and what is written is told to all four of its table. Nothing is judged, nobody has a view of their own.
 */
const PER_TABLE = 4;
const MOST_FLIGHTS = 2;

interface Table {
  readonly id: string;
  readonly members: WebSocket[];
  seq: number;
}

interface Waiting {
  readonly table: Table;
  readonly seq: number;
  readonly move: string;
}

const told = 'x'.repeat(Number(process.env['STEP_BYTES']));
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: MOST_FLIGHTS });
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env['PORT']),
  perMessageDeflate: false,
});
const tables: Table[] = [];
let waiting: Waiting[] = [];
let flights = 0;
let takesOff = false;
let isStopping = false;

server.on('connection', (socket) => {
  let table = tables.at(-1);
  if (!table || table.members.length === PER_TABLE) {
    tables.push((table = { id: `bare-table-${tables.length}`.padEnd(22, '-'), members: [], seq: 0 }));
  }
  table.members.push(socket);
  const at = table;
  socket.on('message', (data: Buffer) => {
    waiting.push({ table: at, seq: ++at.seq, move: data.toString('utf8') });
    takeOffSoon();
  });
});

function takeOffSoon(): void {
  if (takesOff || flights >= MOST_FLIGHTS || waiting.length === 0) return;
  takesOff = true;
  setImmediate(() => {
    takesOff = false;
    void fly();
    takeOffSoon();
  });
}

async function fly(): Promise<void> {
  if (isStopping) return;
  const batch = waiting;
  waiting = [];
  flights++;
  const rows = batch.map(({ table, seq, move }) => ({ table_id: table.id, seq, entry: move }));
  await pool.query({
    name: 'bare-durable',
    text: `insert into bare_durable (table_id, seq, entry) select table_id, seq, entry::json
      from json_to_recordset($1) as batch(table_id text, seq int, entry text)`,
    values: [JSON.stringify(rows)],
  });
  flights--;
  takeOffSoon();
  for (const { table } of batch) for (const member of table.members) member.send(told);
}

await pool.query(
  `create table bare_durable (table_id text collate "C", seq int, entry json, primary key (table_id, seq))`,
);
function report(): void {
  const { user, system } = process.cpuUsage();
  process.send?.({ port: Number(process.env['PORT']), heap: 0, resident: 0, cpu: user + system });
}
if (server.address()) report();
else server.on('listening', report);

async function stop(): Promise<void> {
  isStopping = true;
  // What is under way needs its table.
  while (flights > 0) await new Promise((resolve) => setImmediate(resolve));
  await pool.query('drop table bare_durable');
  process.exit(0);
}
process.on('message', (question) => (question === 'stop' ? void stop() : report()));
process.on('disconnect', () => process.exit(1));
