import { useText } from '../context';

/** Every key of the table. */
export function KeyList() {
  const { keys } = useText();
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['←', '→'], keys.move],
    [['Home', 'End'], keys.ends],
    [['Enter', '↑'], keys.select],
    [['D'], keys.drawn],
    [[keys.space], keys.pass],
    [['W'], keys.win],
    [['P'], keys.pong],
    [['1', '2', '3'], keys.chow],
    [['K'], keys.kong],
    [['S'], keys.sort],
    [['R'], keys.read],
    [['T'], keys.waits],
    [['V'], keys.tracker],
    [['N'], keys.notAgain],
    [['Shift', '←', '→'], keys.moveTile],
    [['Esc'], keys.escape],
    [['?'], keys.help],
  ];
  return (
    <dl className="key-list">
      {rows.map(([names, meaning]) => (
        <div key={meaning}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
