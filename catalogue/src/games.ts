/** The games of the house, one line each. */
export { blindazh } from '@bridgehead/blindazh';
export { bronepekhota } from '@bridgehead/bronepekhota';
export { pobeda } from '@bridgehead/pobeda';
export { rubezh } from '@bridgehead/rubezh';
