/** A number below `count` that looks like chance and is the same for the same place every time. */
export function scatter(place: number, salt: number, count: number): number {
  let mixed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) % count;
}
