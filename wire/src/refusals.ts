import { type Localized, pluralEn, pluralRu, type Refusal } from '@bridgehead/kernel';

/** Why the house refuses, where neither the kernel nor the game has a clause for it. */

type Figures = NonNullable<Refusal['figures']>;

const UNFINISHED_TABLES = {
  one: 'неоконченный стол',
  few: 'неоконченных стола',
  many: 'неоконченных столов',
};

const REFUSALS = {
  'malformed-message': ({ where }) => ({
    ru: `Сообщение не удалось прочитать${where ? ` (${where})` : ''}.`,
    en: `The message cannot be read${where ? ` (${where})` : ''}.`,
  }),
  'message-too-long': ({ most }) => ({
    ru: `Сообщение слишком длинное: не больше ${most} байт.`,
    en: `The message is too long: at most ${most} bytes.`,
  }),
  'too-fast': () => ({ ru: 'Слишком часто. Подождите немного.', en: 'Too many messages. Wait a moment.' }),
  flooding: () => ({
    ru: 'С этой страницы пришло слишком много сообщений, и сервер прервал связь. Подождите минуту и откройте стол снова.',
    en: 'Too many messages came from this page and the server hung up. Wait a minute, then open the table again.',
  }),
  'old-page': () => ({
    ru: 'Сервер обновился. Перезагрузите страницу.',
    en: 'The server has been updated. Reload the page.',
  }),
  'no-identity': () => ({
    ru: 'Сначала введите имя: сервер не знает, кто вы.',
    en: 'Enter a name first: the server does not know who you are.',
  }),
  'not-open': () => ({ ru: 'Сначала откройте стол.', en: 'Open a table first.' }),
  'no-table': () => ({
    ru: 'Такого стола нет, или он вам недоступен.',
    en: 'There is no such table, or it is not open to you.',
  }),
  'private-now': () => ({
    ru: 'Этот стол теперь закрытый: его видят только те, кто за ним сидит.',
    en: 'This table is private now: only those who sit at it can see it.',
  }),
  'no-game': ({ game }) => ({
    ru: `Игры «${game}» здесь нет.`,
    en: `There is no game called “${game}” here.`,
  }),
  'old-form': () => ({
    ru: 'Этот стол сохранён в старом формате, который больше не поддерживается.',
    en: 'This table was saved in an older format that is no longer supported.',
  }),
  'bad-pack': ({ ru, en }) => ({ ru: String(ru), en: String(en) }),
  'too-many-tables': ({ most }) => ({
    ru: `У вас уже ${most} ${pluralRu(Number(most), UNFINISHED_TABLES)}: доиграйте или закройте какой-нибудь.`,
    en: `You already have ${most} unfinished ${pluralEn(Number(most), 'table', 'tables')}: finish or close one first.`,
  }),
  'too-many-new-tables': () => ({
    ru: 'За последний час отсюда создано слишком много столов. Подождите немного.',
    en: 'Too many tables were created from here within the last hour. Wait a while.',
  }),
  'too-many-packs': ({ most, megabytes }) => ({
    ru: `Ваших наборов здесь слишком много: не больше ${most} и не больше ${megabytes} МБ вместе. Ненужные убираются сами, когда их столы удалены.`,
    en: `You have too many packs here: at most ${most}, and at most ${megabytes} MB together. Those no table needs are removed in time.`,
  }),
  'no-document': () => ({
    ru: 'Такого документа нет, или он не ваш.',
    en: 'There is no such document, or it is not yours.',
  }),
  'no-document-kind': ({ kind }) => ({
    ru: `Документов вида «${kind}» у этой игры нет.`,
    en: `This game has no documents of the kind “${kind}”.`,
  }),
  'bad-document': ({ ru, en }) => ({
    ru: `Документ не подходит: ${ru}`,
    en: `The document does not fit: ${en}`,
  }),
  'bad-title': () => ({
    ru: 'Название не подходит: оно пустое, содержит невидимые символы или длиннее 80 символов.',
    en: 'The title will not do: it has nothing to read, or characters that nobody sees, or more than 80 of them.',
  }),
  'document-too-long': ({ kilobytes }) => ({
    ru: `Документ слишком велик: не больше ${kilobytes} кБ.`,
    en: `The document is too large: at most ${kilobytes} kB.`,
  }),
  'document-changed': () => ({
    ru: 'Документ тем временем изменили в другом окне или на другом устройстве. Та правка осталась как есть; вашу можно сохранить отдельной копией.',
    en: 'The document was meanwhile changed in another window or on another device. That change was left as it is; yours can be kept as a copy.',
  }),
  'too-many-documents': ({ most, kilobytes }) => ({
    ru: `Ваших документов на сервере слишком много: не больше ${most} и не больше ${kilobytes} кБ вместе. Удалите ненужные.`,
    en: `You have too many documents on the server: at most ${most}, and at most ${kilobytes} kB together. Delete some.`,
  }),
  'too-many-new-documents': () => ({
    ru: 'За последний час отсюда сохранили слишком много новых документов. Подождите немного.',
    en: 'Too many new documents were kept from here within the last hour. Wait a while.',
  }),
  'not-shared': () => ({
    ru: 'По этой ссылке ничего нет: документ удалён или больше не открыт другим.',
    en: 'There is nothing behind this link: the document was deleted or is no longer shared.',
  }),
  'too-many-connections': () => ({
    ru: 'С вашего адреса слишком много подключений.',
    en: 'There are too many connections from your address.',
  }),
  'not-seated': () => ({ ru: 'Вы не сидите за этим столом.', en: 'You have no seat at this table.' }),
  'not-host': () => ({
    ru: 'Это решает хозяин стола.',
    en: 'That is for the host to decide.',
  }),
  'not-waiting': () => ({ ru: 'Партия уже началась.', en: 'The game has already begun.' }),
  'not-playing': () => ({ ru: 'Партия сейчас не идёт.', en: 'No game is being played here.' }),
  'not-finished': () => ({ ru: 'Партия ещё не окончена.', en: 'The game is not over yet.' }),
  'seat-taken': () => ({ ru: 'Это место занято.', en: 'That seat is taken.' }),
  'no-free-seat': () => ({ ru: 'Свободных мест нет.', en: 'There is no free seat.' }),
  'no-such-seat': () => ({ ru: 'Такого места за столом нет.', en: 'There is no such seat at this table.' }),
  'already-seated': () => ({ ru: 'Вы уже сидите за этим столом.', en: 'You already sit at this table.' }),
  'no-such-bot': ({ bot }) => ({ ru: `Такого бота нет: ${bot}.`, en: `There is no such bot: ${bot}.` }),
  'seats-open': () => ({
    ru: 'Не все места заняты: пригласите игроков или посадите ботов.',
    en: 'Some seats are still free: invite players or add bots.',
  }),
  'not-ready': ({ names }) => ({ ru: `Ещё не готовы: ${names}.`, en: `Not ready yet: ${names}.` }),
  'not-away': () => ({ ru: 'Этот игрок за столом.', en: 'That player is at the table.' }),
  'not-away-long': ({ seconds }) => ({
    ru: `Этот игрок отошёл совсем недавно: бот сможет сесть за него через ${seconds} с.`,
    en: `That player has only just left: a bot may take over in ${seconds} s.`,
  }),
  'bots-cannot-agree': ({ names }) => ({
    ru: `Нужно согласие всех, а согласиться может только сам игрок; сейчас за него играет бот: ${names}.`,
    en: `Everybody has to agree, and only the players themselves can; a bot now plays for: ${names}.`,
  }),
  removed: () => ({
    ru: 'Вас удалили из-за этого стола. Чтобы вернуться, нужно новое приглашение.',
    en: 'You were asked to leave this table. To sit down again you need a new invitation.',
  }),
  'not-overdue': () => ({
    ru: 'У этого игрока ещё есть время.',
    en: 'That player still has time.',
  }),
  'no-stand-in': () => ({ ru: 'За вас никто не играет.', en: 'Nobody plays in your place.' }),
  'proposal-open': () => ({
    ru: 'Сначала ответьте на предыдущее предложение.',
    en: 'Another proposal is still open.',
  }),
  'no-proposal': () => ({ ru: 'Этого предложения больше нет.', en: 'That proposal is no longer open.' }),
  'moved-on': () => ({
    ru: 'Партия уже ушла вперёд: предложение устарело.',
    en: 'The game has moved on: the proposal is out of date.',
  }),
  'log-full': ({ most }) => ({
    ru: `За этим столом сделано уже слишком много ходов и отмен (${most}): отменить ход больше нельзя.`,
    en: `Too many moves and undos have been made at this table (${most}): nothing more can be undone.`,
  }),
  'game-too-long': ({ most }) => ({
    ru: `Партия слишком затянулась: за этим столом сделано уже ${most} ходов и отмен. Больше ходить нельзя.`,
    en: `The game has gone on for too long: ${most} moves and undos have been made at this table. No more moves can be made.`,
  }),
  'seat-played-by-bot': () => ({
    ru: 'За вас играет бот: сначала вернитесь в игру.',
    en: 'A bot plays in your place: take your seat back first.',
  }),
  'chat-closed': () => ({
    ru: 'Чат сейчас закрыт.',
    en: 'The chat is closed now.',
  }),
  'not-cooperative': () => ({
    ru: 'Показывать на поле можно только тем, с кем вы заодно.',
    en: 'Pointing at the board is for those who play together.',
  }),
  'login-taken': () => ({ ru: 'Этот логин занят.', en: 'That login is taken.' }),
  'wrong-login': () => ({
    ru: 'Неверный логин или пароль.',
    en: 'Wrong login or password.',
  }),
  'wrong-password': () => ({
    ru: 'Неверный текущий пароль.',
    en: 'Wrong current password.',
  }),
  'too-many-guesses': ({ seconds }) => ({
    ru: `Слишком много неверных попыток. Подождите ${seconds} с и попробуйте снова.`,
    en: `Too many wrong attempts. Wait ${seconds} s and try again.`,
  }),
  'weak-password': () => ({
    ru: 'Такой пароль подберут одним из первых: он слишком известный или повторяет ваше имя. Придумайте другой.',
    en: 'That password is one of the first anybody would try: it is too familiar, or your own name. Take another.',
  }),
  'needs-fresh-login': () => ({
    ru: 'Сначала подтвердите, что это вы: паролем или ключом доступа.',
    en: 'First show that it is you: by your password or a passkey.',
  }),
  'last-passkey': () => ({
    ru: 'Это единственный вход в вашу учётную запись. Сначала задайте пароль или добавьте другой ключ.',
    en: 'This is the only way into your account. Set a password or add another passkey first.',
  }),
  'has-account': () => ({ ru: 'У вас уже есть учётная запись.', en: 'You already have an account.' }),
  'no-account': () => ({ ru: 'Сначала нужна учётная запись.', en: 'You need an account first.' }),
  'passkey-failed': () => ({ ru: 'Ключ доступа не подошёл.', en: 'The passkey was not accepted.' }),
  'bad-name': () => ({
    ru: 'Имя пустое или содержит невидимые символы. Исправьте его.',
    en: 'The name has characters in it that nobody sees, or nothing to read. Take them out.',
  }),
  'unknown-host': ({ host }) => ({
    ru: `По имени «${host}» этот сервер не отвечает. Кто его запустил, может назвать адрес сайта настройкой PUBLIC_ORIGIN.`,
    en: `This server does not answer by the name “${host}”. Whoever runs it can set the address of the site in PUBLIC_ORIGIN.`,
  }),
  'foreign-origin': () => ({
    ru: 'Запрос пришёл с чужой страницы.',
    en: 'The request came from another site’s page.',
  }),
  'not-found': () => ({ ru: 'Здесь ничего нет.', en: 'There is nothing here.' }),
  'server-failed': () => ({
    ru: 'На сервере что-то сломалось. Попробуйте ещё раз чуть позже.',
    en: 'Something broke on the server. Please try again a little later.',
  }),
  'takes-too-long': () => ({
    ru: 'Это пришлось бы просчитывать слишком долго. Попробуйте что-нибудь другое или позже.',
    en: 'That would take too long to work out. Try something else, or try later.',
  }),
  'try-again': () => ({
    ru: 'Не получилось сохранить. Попробуйте ещё раз.',
    en: 'It could not be saved. Please try again.',
  }),
} satisfies Record<string, (figures: Figures) => Localized>;

export type HouseReason = keyof typeof REFUSALS;

export function isHouseReason(text: string): text is HouseReason {
  return Object.hasOwn(REFUSALS, text);
}

/** Undefined for a refusal that is the kernel's or a game's own. */
export function houseRefusal({ reason, figures = {} }: Refusal): Localized | undefined {
  return (REFUSALS as Readonly<Record<string, (figures: Figures) => Localized>>)[reason]?.(figures);
}

export function refuse(reason: HouseReason, figures?: Figures): Refusal {
  return figures ? { reason, figures } : { reason };
}
