import type { Fault } from '@bridgehead/wire';

/** Enough to know what is wrong; a page that fails at every step is not heard of at every step. */
const MOST = 20;
const reported = new Set<string>();

/** Says once that something of ours failed: in the console, and to the server, which writes it into its log. */
export function reportFault({ game, part, about, error }: Fault): void {
  const key = `${game} ${part} ${about}`;
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  console.error(`${key}: ${error}`);
  const fault: Fault = { game, part, about: about.slice(0, 80), error: error.slice(0, 400) };
  const headers = { 'content-type': 'application/json' };
  // Where there is no server, the console alone has it.
  fetch('/api/faults', { method: 'POST', headers, body: JSON.stringify(fault) }).catch(() => {});
}
