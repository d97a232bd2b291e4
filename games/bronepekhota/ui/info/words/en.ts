import type { InfoWords } from './ru.ts';

export const en: InfoWords = {
  digits: 'an action or a unit by its place in the list',
  next: 'the next piece of your own, with Shift the one before',
  target: 'the next target, machine, gun or load, with Shift the one before',
  arrows: 'a place on the table: half a step, with Shift 5 mm',
  turn: 'turn left and right',
  enter: 'pick a piece; do what is planned',
  escape: 'drop what is planned',
  done: 'the soldier is done',
  end: 'finish the turn of the squad or machine',
  point: 'show your allies; Enter takes the piece or the place under the cursor',
  tape: 'tape measure',
  view: 'what the piece sees',
  levels: 'show only the lower levels',
  armlist: 'the armlist of the piece',
  keys: 'this list',
  mustNotFall: (names) => `${names}: kill this one and you lose`,
};
