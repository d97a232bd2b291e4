import type { GameUi, TableProps } from '@bridgehead/kit';
import { usePersonal } from '@bridgehead/kit/table';
import { useEffect, useState } from 'react';

type AnyTable = TableProps<unknown, unknown, unknown, unknown>;

let instances = 0;

/** Counts how often it was made anew, shows its view as it is, and offers every legal move as a button. */
function ProbeBoard(props: AnyTable) {
  const { view, viewer, legal, answer } = props;
  // A test that asks the table something asks as a game's own board would.
  useEffect(() => void Object.assign(window, { probe: props }));

  const [instance] = useState(() => ++instances);
  const [held, hold] = usePersonal(viewer, 'nothing');
  return (
    <div data-testid="probe" data-instance={instance} data-viewer={viewer}>
      <canvas width="8" height="8" />
      <button type="button" onClick={() => hold('a card')}>
        holds {held}
      </button>
      <pre data-testid="view">{JSON.stringify(view)}</pre>
      {legal.map(({ decision, move }) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => answer(decision, move)}>
          {JSON.stringify(move)}
        </button>
      ))}
    </div>
  );
}

const ui: GameUi<unknown, unknown, unknown, unknown> = {
  Table: (props) =>
    props.frame({
      board: <ProbeBoard {...props} />,
      tray: null,
      seatMark: (seat) => seat,
      seatNote: () => null,
    }),
  Aftermath: () => null,
};

export default ui;
