import { FIRST_WIND } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { unseenKinds } from '../../store/selectors/unseen';
import { useText, useGame, useKinds, useSettings, useStores } from '../context';
import { Switch } from '../controls/Segmented';
import { lateComponent } from '../lateComponent';
import { useAids } from '../table/aids';
import { useLayout } from '../table/screen';
import { Tile } from '../tile/Tile';
import './tools.css';

const OnTable = lateComponent(async () => (await import('./OnTable')).OnTable, true);

/** What small screens show in part; automatic passes; and how many of each tile are not in sight. */
export function TableTools() {
  return (
    <div className="stack tools">
      {useLayout() !== 'desktop' && <OnTable />}
      <PassSwitches />
      <Tracker />
    </div>
  );
}

function PassSwitches() {
  const text = useText();
  const { change } = useStores().settings.getState();
  const noChows = useSettings((settings) => settings.noChows);
  const onlyWins = useSettings((settings) => settings.onlyWins);
  const words = text.tools;
  return (
    <section className="stack">
      <h3>{words.passes}</h3>
      <p className="note">{words.passesNote}</p>
      <Switch label={words.noChows} on={noChows} onChange={(on) => change({ noChows: on })} />
      <Switch label={words.onlyWins} on={onlyWins} onChange={(on) => change({ onlyWins: on })} />
      <NeverList />
    </section>
  );
}

/** The tiles that are not asked about in this hand: the one that lies open can be added, each taken off again. */
function NeverList() {
  const text = useText();
  const kinds = useKinds();
  const { never, setNever } = useAids();
  const last = useGame((state) => state.lastDiscard);
  const lastKind = last === null ? null : (kinds[last] ?? null);
  const isNew = lastKind !== null && !never.includes(lastKind);
  return (
    <>
      {isNew && (
        <Switch
          label={text.autoPass.notTile(text.tile(lastKind))}
          on={false}
          onChange={() => setNever([...never, lastKind])}
        />
      )}
      {never.map((kind) => (
        <Switch
          key={kind}
          label={text.autoPass.notTile(text.tile(kind))}
          on
          onChange={() => setNever(never.filter((other) => other !== kind))}
        />
      ))}
    </>
  );
}

const SUITS = [0, 9, 18, FIRST_WIND];
const SUIT_SIZE = 9;
const HONOURS = 7;

/** How many of each tile are not in sight. */
export function Tracker() {
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
        SUITS.map((first, suit) => (
          <ul key={first} className="tracker" aria-label={text.tools.suits[suit]}>
            {Array.from({ length: first === FIRST_WIND ? HONOURS : SUIT_SIZE }, (_, at) => (
              <Count key={at} kind={first + at} left={unseen[first + at] ?? 0} />
            ))}
          </ul>
        ))}
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
