/** How browsers say that a file of ours could not be fetched. */
const UNFETCHED = /fetch|dynamically imported|module script|preload css|load failed/i;
const SCRIPT = /\S+\.js\b/;
const STYLES = /\S+\.css\b/;

const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

export function isUnfetched(error: unknown): error is Error {
  return error instanceof Error && UNFETCHED.test(error.message);
}

/** A part of the app, whenever it can be reached: asked for again and again, ever more rarely. */
export async function fetched<Module>(load: () => Promise<Module>): Promise<Module> {
  let ask = load;
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnfetched(error)) throw error;
      await pause(attempt);
      ask = detour(load, error.message, attempt);
    }
  }
}

/** Where a file could not be fetched, browsers never ask again: the same file has to go by another address. */
function detour<Module>(
  load: () => Promise<Module>,
  missing: string,
  attempt: number,
): () => Promise<Module> {
  const script = SCRIPT.exec(missing)?.[0];
  if (script) return () => import(/* @vite-ignore */ `${script}?${attempt}`) as Promise<Module>;
  const styles = STYLES.exec(missing)?.[0];
  if (styles) return () => dressed(`${styles}?${attempt}`).then(load);
  return load;
}

/** What is loaded again takes for granted that its styles are there. */
function dressed(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href.replace(/\?.*/, '')}`));
    };
    document.head.append(link);
  });
}

function pause(attempt: number): Promise<void> {
  const time = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, time));
}
