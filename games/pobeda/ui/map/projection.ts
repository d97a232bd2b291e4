/** Flat maps of a round world: a conic one for Europe and the Urals, a polar one for what lies beyond its frame. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Projection = (lat: number, lon: number) => Point;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Lambert's conformal conic, true along two parallels. Y grows downwards, one unit is the radius of the Earth. */
function conic(parallels: readonly [number, number], meridian: number): Projection {
  const [first, second] = [radians(parallels[0]), radians(parallels[1])];
  const slope = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
  const cone = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(slope(second) / slope(first));
  const scale = (Math.cos(first) * slope(first) ** cone) / cone;
  return (lat, lon) => {
    const radius = scale / slope(radians(lat)) ** cone;
    const angle = cone * radians(((lon - meridian + 540) % 360) - 180);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  };
}

/** Seen from above the pole, distances from it true. */
function polar(meridian: number): Projection {
  return (lat, lon) => {
    const radius = radians(90 - lat);
    const angle = radians(lon - meridian);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  };
}

export interface MapFrame {
  readonly width: number;
  readonly height: number;
  readonly project: Projection;
}

function framed(project: Projection, [left, top, right, bottom]: readonly number[], width: number): MapFrame {
  const scale = width / ((right as number) - (left as number));
  return {
    width,
    height: Math.round(((bottom as number) - (top as number)) * scale),
    project: (lat, lon) => {
      const { x, y } = project(lat, lon);
      return { x: (x - (left as number)) * scale, y: (y - (top as number)) * scale };
    },
  };
}

/** From London to the Urals and Tashkent, from the Barents Sea to Tehran. */
export const EUROPE: MapFrame = framed(conic([45, 62], 36), [-0.41, 0.29, 0.455, 1.06], 1000);

/** The northern half of the world down to the tropic. */
export const NORTH: MapFrame = framed(polar(40), [-1.2, -1.2, 1.2, 1.2], 400);

/** A part of a map, as an SVG's view box has it. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function isIn({ left, top, width, height }: Crop, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

/** As much of the map as is asked for around a point, without leaving the map. */
export function cropAround({ x, y }: Point, width: number, height: number, map: MapFrame): Crop {
  const within = (middle: number, size: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, 0), Math.max(whole - size, 0));
  return { left: within(x, width, map.width), top: within(y, height, map.height), width, height };
}

/** Where the way from the middle of a crop to a point outside it meets the edge, and its direction in degrees from the right. */
export function edgeTowards(
  { left, top, width, height }: Crop,
  to: Point,
  margin: number,
): Point & { readonly turn: number } {
  const middle = { x: left + width / 2, y: top + height / 2 };
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  const share = Math.min((width / 2 - margin) / Math.abs(dx), (height / 2 - margin) / Math.abs(dy));
  return { x: middle.x + dx * share, y: middle.y + dy * share, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}
