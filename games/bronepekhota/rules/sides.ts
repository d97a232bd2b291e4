/** The side of every seat, by the sizes of the sides: allies sit next to each other. */
export function sidesOf(teams: string): number[] {
  return teams.split('+').flatMap((size, side) => Array.from({ length: Number(size) }, () => side));
}
