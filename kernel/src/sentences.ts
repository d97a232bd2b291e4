import type { Place } from './chain.ts';
import type { Outcome, Refusal } from './contract.ts';
import type { GameText, Names } from './game.ts';
import type { Agreement } from './record.ts';
import type { Fault } from './replay.ts';
import type { Localized } from './rulebook.ts';

/** What the kernel itself has to say. A game's own refusals are said by the game's text. */

type Figures = NonNullable<Refusal['figures']>;

const REFUSALS: Readonly<Record<string, (figures: Figures) => Localized>> = {
  'game-over': () => ({ ru: 'Партия окончена.', en: 'The game is over.' }),
  'decision-closed': () => ({
    ru: 'Этот вопрос уже решён или ещё не задан.',
    en: 'That question is already settled, or not asked yet.',
  }),
  'not-your-decision': ({ seat, owner }) => ({
    ru: `Решать не этому игроку: спрашивают место ${owner}, а отвечает место ${seat}.`,
    en: `It is not for seat ${seat} to decide: seat ${owner} is asked.`,
  }),
  'not-the-lapse': () => ({
    ru: 'Когда время вышло, в силе остаётся другой ход.',
    en: 'That is not the move that stands when time runs out.',
  }),
  'malformed-move': () => ({ ru: 'В этой игре нет такого хода.', en: 'This is not a move of this game.' }),
  'unknown-option': ({ option, known }) => ({
    ru: `Настройки «${option}» нет; есть такие: ${known}.`,
    en: `There is no option “${option}”; the options are: ${known}.`,
  }),
  'seat-count': ({ seats, min, max }) => ({
    ru: `Игроков за столом: ${seats}, а в эту игру играют от ${min} до ${max}.`,
    en: `This game is for ${min} to ${max} players; at this table there would be ${seats}.`,
  }),
  'option-value': ({ option, value, allowed }) => ({
    ru: `Настройка «${option}» не может быть «${value}». Возможно: ${allowed}.`,
    en: `“${option}” cannot be “${value}”. It may be ${allowed}.`,
  }),
  'option-missing': ({ option }) => ({
    ru: `Настройка «${option}» не названа.`,
    en: `The option “${option}” is not named.`,
  }),
  'option-impossible': ({ seats }) => ({
    ru: `С такими настройками нельзя сесть за стол, если игроков ${seats}.`,
    en: `These options do not allow a table of ${seats}.`,
  }),
  'wrong-rules': ({ version, current }) => ({
    ru: `Партия начата по правилам версии ${version}, а здесь играют по версии ${current}.`,
    en: `The game was begun under version ${version} of the rules; version ${current} is played here.`,
  }),
  'retired-rules': ({ ru, en }) => ({ ru: String(ru), en: String(en) }),
  'nothing-to-undo': () => ({ ru: 'Отменять нечего.', en: 'There is nothing to undo.' }),
  'end-together': () => ({
    ru: 'Здесь все играют заодно: сдаваться некому и делить нечего.',
    en: 'Everybody plays together here: there is nobody to resign to, and nothing to share.',
  }),
  'end-not-people': () => ({
    ru: 'Так могут решить только люди за столом.',
    en: 'Only people at the table can agree to that.',
  }),
  'draw-with-bots': () => ({
    ru: 'Одну из сторон ведут боты, а боты на ничью не соглашаются: доиграйте или сдайтесь.',
    en: 'Bots play one of the sides, and bots agree to no draw: play on or resign.',
  }),
  'draw-not-agreed': () => ({
    ru: 'На ничью должны согласиться все игроки.',
    en: 'A draw needs everybody’s consent.',
  }),
  'resign-many-sides': () => ({
    ru: 'Сторон больше двух: сдаться значило бы решить партию за других. Пусть за вас доиграет бот.',
    en: 'There are more than two sides: to resign would be to decide the game between the others. Let a bot play on for you.',
  }),
  'resign-two-sides': () => ({ ru: 'Сдаться может только одна сторона.', en: 'Only one side can resign.' }),
  'undo-others-acted': () => ({
    ru: 'После этого хода ходили другие: нужно согласие всех.',
    en: 'Others have moved since: undoing needs everybody’s consent.',
  }),
  'undo-chance-used': () => ({
    ru: 'После этого хода уже был бросок: нужно согласие всех.',
    en: 'Dice have been rolled since: undoing needs everybody’s consent.',
  }),
  'undo-hidden-shown': () => ({
    ru: 'После этого хода открылись скрытые карты или плитки: нужно согласие всех.',
    en: 'Hidden cards or tiles have been revealed since: undoing needs everybody’s consent.',
  }),
  'undo-chance-alone': () => ({
    ru: 'Этот ход не отменить: после него был случайный результат. В одиночку такое отменяют только за учебным столом.',
    en: 'This move cannot be undone: there has been a random result since. Alone, that is undone only at a practice table.',
  }),
  'undo-shown-alone': () => ({
    ru: 'Этот ход не отменить: после него открылось скрытое. В одиночку такое отменяют только за учебным столом.',
    en: 'This move cannot be undone: something hidden has been shown since. Alone, that is undone only at a practice table.',
  }),
};

/** What an entry of this kind says in the log. */
export function agreementSentence({ end, by }: Agreement, names: Names): Localized {
  const who = by.map((seat) => names.seat(seat)).join(', ');
  return end === 'draw'
    ? { ru: `Ничья по согласию: ${who}.`, en: `A draw is agreed: ${who}.` }
    : { ru: `Сдаёт партию: ${who}.`, en: `Resigns: ${who}.` };
}

/** How a game ended; what people agreed on is no matter of the game's. */
export function outcomeSentence<View>(
  text: Pick<GameText<never, never, View>, 'outcome'>,
  outcome: Outcome,
  view: View,
  names: Names,
): Localized {
  if (outcome.kind === 'draw' && outcome.ending === 'agreed') {
    return { ru: 'Ничья по согласию.', en: 'A draw by agreement.' };
  }
  if (outcome.kind !== 'win' || outcome.ending !== 'resigned') return text.outcome(outcome, view, names);
  const winners = outcome.winners.map((seat) => names.seat(seat));
  const [ru, en] = winners.length === 1 ? ['Выигрывает', 'The winner is'] : ['Выигрывают', 'The winners are'];
  return {
    ru: `Партия сдана. ${ru} ${winners.join(', ')}.`,
    en: `The game was resigned. ${en} ${winners.join(', ')}.`,
  };
}

/** Said of a result that moves were taken back for. */
export const WITH_TAKE_BACKS: Localized = { ru: 'С отменой ходов.', en: 'With take-backs.' };

/** Undefined for a refusal that is a game's own. */
export function kernelRefusal({ reason, figures = {} }: Refusal): Localized | undefined {
  return REFUSALS[reason]?.(figures);
}

/** Why a record does not hold. Entries are counted from one, as people count. */
export function faultSentence(fault: Fault): Localized {
  switch (fault.kind) {
    case 'wrong-game':
      return {
        ru: `Это запись другой игры: ${fault.found}, а не ${fault.expected}.`,
        en: `The record is of another game: ${fault.found}, not ${fault.expected}.`,
      };
    case 'wrong-rules':
      return {
        ru: `Партия сыграна по правилам версии ${fault.found}, а здесь версия ${fault.expected}.`,
        en: `The game was played by version ${fault.found} of the rules; this is version ${fault.expected}.`,
      };
    case 'wrong-content':
      return {
        ru: 'Партия сыграна с другим набором.',
        en: 'The game was played with another content pack.',
      };
    case 'link':
      return linkSentence(fault.at);
    case 'unsealed':
      return {
        ru: 'Партия сыграна за столом на сервере, а подписи сервера в записи нет.',
        en: 'The game was played at a server’s table, but the server’s signature is missing.',
      };
    case 'table': {
      const why = kernelRefusal(fault.refusal) ?? { ru: fault.refusal.reason, en: fault.refusal.reason };
      return { ru: `Такого стола не бывает. ${why.ru}`, en: `There can be no such table. ${why.en}` };
    }
    case 'commitment':
      return {
        ru: 'Ключ раздачи не тот, который был объявлен до первого хода.',
        en: 'The seed is not the one that was promised before the first move.',
      };
    case 'setup':
      return { ru: 'Раздача не следует из ключа.', en: 'The deal does not follow from the seed.' };
    case 'chance':
      return {
        ru: `Случайный результат хода ${fault.entry + 1} не следует из ключа раздачи.`,
        en: `The chance of entry ${fault.entry + 1} does not follow from the seed.`,
      };
    case 'finding':
      return {
        ru: `Вычисленное для хода ${fault.entry + 1} не сходится: оно выходит другим.`,
        en: `What was computed for entry ${fault.entry + 1} does not hold: it comes out differently.`,
      };
    case 'refused':
      return {
        ru: `Ход ${fault.entry + 1} запрещён правилами${fault.refusal.clause ? ` (${fault.refusal.clause})` : ''}.`,
        en: `The rules forbid entry ${fault.entry + 1}${fault.refusal.clause ? ` (${fault.refusal.clause})` : ''}.`,
      };
    case 'hash':
      return {
        ru: 'Итоговая позиция не та, что указана в записи.',
        en: 'The final position is not the one the record claims.',
      };
    case 'outcome':
      return {
        ru: 'Результат не тот, что указан в записи.',
        en: 'The result is not the one the record claims.',
      };
  }
}

function linkSentence(at: Place): Localized {
  switch (at) {
    case 'beginning':
      return {
        ru: 'Запись изменена: игроки, настройки или раздача не те, с которыми она сделана.',
        en: 'The record was altered: its players, options or deal are not those it was made with.',
      };
    case 'closing':
      return {
        ru: 'Запись изменена после последнего хода: ключ раздачи, позиция или результат не те, с которыми она закрыта.',
        en: 'The record was altered behind its last entry: seed, position or result are not those it was closed with.',
      };
    default:
      return {
        ru: `Запись изменена: ход ${at + 1} исправлен, переставлен или вставлен, или перед ним что-то убрано.`,
        en: `The record was altered: entry ${at + 1} was changed, moved or inserted, or something before it was removed.`,
      };
  }
}
