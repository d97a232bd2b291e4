/** The games of the house, one line each. */
export { blindazh } from '@bridgehead/blindazh';
export { pobeda } from '@bridgehead/pobeda';
export { rubezh } from '@bridgehead/rubezh';
