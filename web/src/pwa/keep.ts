/** From the first time on a game that was opened here is kept with all its files, to be played without a network. */
export function keepForOffline(game: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ kind: 'keep-game', game }));
}
