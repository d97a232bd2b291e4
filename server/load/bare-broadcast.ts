import { WebSocketServer, type WebSocket } from 'ws';

/** The least a server can do: what one seat says goes to all four of its table, and nothing is judged or kept. */
const PER_TABLE = 4;
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.env['PORT']),
  perMessageDeflate: false,
});
const tables: WebSocket[][] = [];

server.on('connection', (socket) => {
  let table = tables.at(-1);
  if (!table || table.length === PER_TABLE) tables.push((table = []));
  table.push(socket);
  const members = table;
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    for (const member of members) member.send(text);
  });
});
server.on('listening', () =>
  process.send?.({ port: Number(process.env['PORT']), heap: 0, resident: 0, cpu: 0 }),
);
process.on('message', (question) => question === 'stop' && process.exit(0));
process.on('disconnect', () => process.exit(1));
