import { pluralRu } from '@bridgehead/kernel';
import type { Messages } from './en.ts';

export const moves = (count: number) =>
  `${count} ${pluralRu(count, { one: 'ход', few: 'хода', many: 'ходов' })}`;

export const bots: Messages['bots'] = { random: 'новобранец', quick: 'сержант', strong: 'полковник' };

export const ru: Messages = {
  app: {
    name: 'Плацдарм',
    tagline:
      'Настольные игры о войне и истории: в одиночку с ботами, компанией за одним экраном или по сети.',
    skip: 'Перейти к содержанию',
    home: 'На главную',
    rules: 'Правила',
    about: 'О проекте',
    close: 'Закрыть',
    notices: 'Уведомления',
    loading: 'Загрузка…',
    language: 'Язык: русский. Переключить на английский',
    theme: { system: 'Тема: как в системе', light: 'Тема: светлая', dark: 'Тема: тёмная' },
    sound: (on) => (on ? 'Звук включён' : 'Звук выключен'),
    update: 'Готова новая версия. Ваши столы сохранены.',
    updateNow: 'Обновить',
    notFoundTitle: 'За краем карты',
    notFound: 'По этому адресу ничего нет.',
    errorTitle: 'Что-то пошло не так',
    error: 'Это наша ошибка. Партия сохранена до последнего хода: обновите страницу, чтобы продолжить.',
    reload: 'Обновить страницу',
    downloadRecord: 'Скачать запись',
    toHome: 'На главную',
    details: 'Подробности для сообщения об ошибке',
  },
  home: {
    playNow: 'Играть сейчас',
    newTable: 'Новый стол',
    rules: 'Правила',
    documents: 'Мои документы',
    players: (min, max) => `${min}–${max} ${pluralRu(max, { one: 'игрок', few: 'игрока', many: 'игроков' })}`,
    facts: ['с ботами, за одним экраном или по сети', 'работает без интернета'],
    online: 'По сети с друзьями',
    onlineText: 'Создайте стол, отправьте ссылку — и играйте каждый со своего устройства. Без регистрации.',
    onlineNeedsNetwork: 'Нет интернета. С ботами и за одним экраном можно играть и без него.',
    onlineTables: 'Онлайн-столы',
    waiting: 'Вас ждут',
    myTables: 'Мои столы',
    noTables: 'Столов пока нет. Чтобы начать первую партию, достаточно одного нажатия.',
    unfinished: 'Идёт партия',
    finished: 'Завершена',
    practice: 'учебный стол',
    takeBacks: 'с отменой ходов',
    resume: 'Продолжить',
    replay: 'Смотреть запись',
    delete: 'Удалить',
    deleteTitle: 'Удалить этот стол?',
    deleteText: (title, count) =>
      `«${title}», ${count}. Запись партии удалится вместе со столом, восстановить её будет нельзя.`,
    keep: 'Оставить',
    deleted: 'Стол удалён.',
    import: 'Открыть запись из файла',
    imported: 'из файла',
    moves,
    started: (date) => `последний ход ${date}`,
    storageFails:
      'Браузер не разрешает хранить столы. Играть можно, но если закрыть страницу, партия пропадёт.',
  },
  result: {
    win: (count, names) => `${count === 1 ? 'победитель' : 'победители'}: ${names}`,
    draw: 'ничья',
    won: 'выиграли вместе',
    lost: 'проиграли',
  },
  bots,
  player: 'Игрок',
};
