// Runs before the first paint, so that a chosen theme does not flash the other one.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('bridgehead-settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (language === 'ru' || language === 'en') document.documentElement.lang = language;
} catch {
  // Without storage the system's theme is right.
}
