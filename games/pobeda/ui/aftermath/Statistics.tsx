import { effectOf } from '../../rules/cards.ts';
import { colourOn, isFixed, looseChip } from '../../rules/chips.ts';
import type { Event } from '../../rules/events.ts';
import { Chip } from '../marks/Chip.tsx';
import { useScene } from '../scene.ts';
import styles from './Aftermath.module.css';

/** What each colour made of the game. */
export function Statistics({ story, turns }: { readonly story: readonly Event[]; readonly turns: number }) {
  const { view, text } = useScene();
  const head = text.statisticsHead;
  const rows = view.supply.map((_, colour) => {
    const chips = view.board.filter((spot) => colourOn(spot) === colour);
    const plays = story.filter((told) => told.kind === 'played' && view.colours[told.seat] === colour);
    const events = plays.filter((told) => told.kind === 'played' && effectOf(told.card) === 'event');
    return {
      colour,
      figures: [
        view.lines.filter((line) => line.colour === colour).length,
        chips.length,
        chips.filter(isFixed).length,
        events.length,
        plays.length - events.length,
      ],
    };
  });
  return (
    <section className={styles.statistics}>
      <h3>
        {text.statistics} · {text.total(turns)}
      </h3>
      <table className={styles.figures}>
        <thead>
          <tr>
            {Object.values(head).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ colour, figures }) => (
            <tr key={colour}>
              <th scope="row">
                <Chip spot={looseChip(colour)} className={styles.chip} />
                {text.sides[colour]}
              </th>
              {Object.keys(head)
                .slice(1)
                .map((column, index) => (
                  <td key={column}>{figures[index]}</td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
