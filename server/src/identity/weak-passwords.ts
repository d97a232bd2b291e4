/** The words that lists of stolen passwords begin with, in the two languages of the house; ours are the first guess too. */
const FAMILIAR = new Set(
  `password passwort passw pass admin administrator user guest login welcome letmein letmeinnow secret iloveyou
  princess sunshine dragon monkey football baseball superman batman master shadow trustno changeme computer internet
  samsung google facebook starwars whatever michael jordan charlie jennifer qwerty qwertyuiop asdfgh zxcvbn qazwsx
  abc test testing hello freedom summer winter spring autumn moscow russia leningrad stalingrad victory pobeda blindazh
  bridgehead platsdarm parol privet lubov marina natasha andrey sergey
  пароль парольпароль секрет привет админ логин любовь люблю солнышко россия москва победа блиндаж плацдарм йцукен
  йцукенгшщз фывапролд марина наташа андрей сергей`.split(/\s+/),
);

/** What a hand runs along: on the keyboard and in the alphabet. */
const RUNS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'qwertyuiopasdfghjklzxcvbnm',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, run.split('').reverse().join('')]);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Whether it is among the first that anybody would try: a familiar word, a run of keys, the owner's own name. */
export function isWeak(password: string, own: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const known = (word: string) => FAMILIAR.has(word) || own.some((name) => isName(word, name));
  return isRepeated(plain) || RUNS.some((run) => run.includes(plain)) || wordsIn(plain).some(known);
}

/** The word without the figures and marks round it, as it stands and with figures read as letters. */
function wordsIn(plain: string): string[] {
  const spelt = plain.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [plain, spelt].flatMap((text) => {
    const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return [text, word, halfOf(word)];
  });
}

/** `passwordpassword` is `password`. */
function halfOf(word: string): string {
  const half = word.slice(0, word.length / 2);
  return half + half === word ? half : word;
}

function isName(word: string, name: string): boolean {
  const [owned = ''] = name.normalize('NFKC').toLowerCase().split('@');
  return owned.length >= 3 && (word === owned || word === owned.replace(/[^\p{L}]+/gu, ''));
}

/** A few characters over and over. */
function isRepeated(plain: string): boolean {
  return new Set(plain).size <= 3;
}
