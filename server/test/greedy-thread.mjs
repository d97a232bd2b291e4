/** Takes memory until it is stopped, if that is asked of it. */
export default function take({ greedily }) {
  const taken = [];
  while (greedily) taken.push(Array.from({ length: 1000 }, (_, place) => ({ place })));
  return 'enough';
}
