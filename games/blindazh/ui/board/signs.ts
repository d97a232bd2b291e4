/** Signs that the legend shows as well, around the middle of a cell. */
export const ZONE_ARROW = 'M-8-34H8V8H22L0 34-22 8H-8Z';
/** From below a tile into the next cell. */
export const ADVANCE = 'M-8 36H8V58H23L0 84-23 58H-8Z';
