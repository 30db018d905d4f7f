import { FIRST_WIND } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { isInPlay, unseenKinds } from '../../store/selectors/unseen';
import { useText, useGame, useSettings } from '../context';
import { lateComponent } from '../lateComponent';
import { useLayout } from '../table/screen';
import { Tile } from '../tile/Tile';
import './tools.css';

const OnTable = lateComponent(async () => (await import('./OnTable')).OnTable, true);

/** What small screens show in part, and how many of each tile are not in sight. */
export function TableTools() {
  return (
    <div className="stack tools">
      {useLayout() !== 'desktop' && <OnTable />}
      <Tracker />
    </div>
  );
}

const SUIT_SIZE = 9;
const HONOURS = 7;
const ROWS = [0, 9, 18, FIRST_WIND].map((first) =>
  Array.from({ length: first === FIRST_WIND ? HONOURS : SUIT_SIZE }, (_, at) => first + at),
);

/** How many of each tile are not in sight. */
function Tracker() {
  const text = useText();
  const view = useGame((state) => state.view);
  const isOn = useSettings((settings) => settings.showTracker);
  if (!view) return null;
  const unseen = unseenKinds(view);
  return (
    <section className="stack">
      <h3>{text.tools.unseen}</h3>
      <p className="note">{isOn ? text.tools.unseenNote : text.tools.off}</p>
      {isOn &&
        ROWS.map(
          (row, suit) =>
            row.some((kind) => isInPlay(view, kind)) && (
              <ul key={suit} className="tracker" aria-label={text.tools.suits[suit]}>
                {row.map((kind) => (
                  <Count key={kind} kind={kind} left={unseen[kind] ?? 0} />
                ))}
              </ul>
            ),
        )}
    </section>
  );
}

/** One kind: its face, the number, and as many dots. */
function Count({ kind, left }: { readonly kind: TileKind; readonly left: number }) {
  const text = useText();
  return (
    <li className={left === 0 ? 'count count--none' : 'count'}>
      <span role="img" aria-label={text.tools.left(text.tile(kind), left)}>
        <Tile kind={kind} silent />
        <b aria-hidden="true">{left}</b>
      </span>
    </li>
  );
}
