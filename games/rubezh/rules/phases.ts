import type { Task } from './agenda.ts';
import { printedSlots } from './arrivals.ts';
import { push } from './ask.ts';
import { shuffleInto, takeTop } from './deck.ts';
import { startDefence } from './defence.ts';
import { callsForHelp } from './end-of-turn.ts';
import { eventOf, isTask, livingUnits } from './ground.ts';
import { effectsOf } from './play-card.ts';
import type { Playing } from './playing.ts';
import { propertiesAt } from './properties.ts';
import { drawSkills } from './skill-cards.ts';
import type { EventDeckCard, Phase } from './state.ts';
import { layTask } from './tasks.ts';
import { LULL } from './windows.ts';

/** RUB-4.1 */
const FIRST_DRAW = 3;
const DRAW = 1;

/** Start, events, actions, defence, end (RUB-4). Each leaves the next one on the agenda, under what it has to do itself. */
export function beginPhase(game: Playing, phase: Exclude<Phase, 'setup'>): void {
  const { state, emit } = game;
  if (phase === 'start') beginTurn(game);
  state.phase = phase;
  emit?.({ kind: 'phase', phase });
  switch (phase) {
    case 'start':
      push(game, [...propertiesAt(game, 'start'), LULL, { task: 'phase', phase: 'events' }]);
      for (const unit of livingUnits(state)) drawSkills(game, unit, state.turn === 1 ? FIRST_DRAW : DRAW);
      return;
    case 'events':
      push(game, [...event(game), { task: 'phase', phase: 'actions' }]);
      return;
    case 'actions':
      return;
    case 'defence':
      push(game, [
        { task: 'divide', stood: state.units.map(({ at }) => at) },
        LULL,
        { task: 'phase', phase: 'end' },
      ]);
      startDefence(game);
      return;
    case 'end':
      push(game, [...beforeCapture(game), { task: 'capture' }]);
  }
}

/** What the enemies and the fire points do at the end of a turn, and a pause if they do anything. */
function beforeCapture(game: Playing): Task[] {
  const done = [...callsForHelp(game), ...propertiesAt(game, 'end')];
  return done.length > 0 ? [...done, LULL] : [];
}

function beginTurn({ state, emit }: Playing): void {
  state.turn++;
  for (const unit of state.units) {
    unit.actions = unit.isAlive && !unit.isSpent ? 1 : 0;
    unit.isSpent = false;
    unit.hasEnded = false;
    unit.isRenewed = false;
  }
  emit?.({ kind: 'turn', turn: state.turn, actions: state.units.map(({ actions }) => actions) });
}

/** RUB-4.2, RUB-4.3: what the next event has to be done for; tasks on the way to it are laid aside. */
function event(game: Playing): Task[] {
  const { set, state, emit } = game;
  for (;;) {
    const card = drawEvent(game);
    if (card === undefined) return [];
    if (isTask(set, card)) {
      layTask(game, card);
      continue;
    }
    state.eventDiscard.push(card);
    emit?.({ kind: 'event', card }, { reveals: true });
    const by = { card: { of: 'event', id: card }, unit: null, point: null } as const;
    return [...effectsOf(eventOf(set, card).does, by), { task: 'reinforce', card }];
  }
}

/** RUB-4.5: discarded events come again, tasks do not. */
function drawEvent({ state, chance, emit }: Playing): EventDeckCard | undefined {
  if (state.events.cards.length === 0 && state.eventDiscard.length > 0) {
    shuffleInto(state.events, state.eventDiscard, chance);
    state.eventDiscard = [];
    emit?.({ kind: 'eventsRenewed' });
  }
  return takeTop(state.events);
}

/** After the event's text, in a deal of its own (RUB-4.7). */
export function reinforce(game: Playing, card: EventDeckCard): void {
  const slots = printedSlots(game.set, game.state, card);
  if (slots.length > 0) push(game, [{ task: 'deal', slots }]);
}
