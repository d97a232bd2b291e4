/** PostgreSQL holds every character but NUL, and no half of a surrogate pair: people can send both. */
export function storableText(text: string): string {
  return text.replace(/\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}

export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'string' ? storableText(held) : held,
  );
}
