/** Games kept on file, one for each way to end, at tables that differ as much as tables can. */
export const RECORDED = [
  {
    name: 'lines',
    ending: { kind: 'win', ending: 'lines' },
    options: { teams: '2+2', lines: 2, strictDraw: true },
    seats: ['Анна', 'Борис', 'Вера', 'Глеб'],
  },
  {
    name: 'cards',
    ending: { kind: 'win', ending: 'cards' },
    options: { edition: 'classic', shuffledBoard: true },
    seats: ['Анна', 'Борис'],
  },
  {
    name: 'draw',
    ending: { kind: 'draw', ending: 'cards' },
    options: { lines: 3, strictDraw: true },
    seats: ['Анна', 'Борис', 'Вера'],
  },
] as const;
