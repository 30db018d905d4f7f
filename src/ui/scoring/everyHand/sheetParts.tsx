import type { Amount, ScoreLine, ScoreSheet, ScoreStep, TileKind } from '../../../engine/types';
import { useText } from '../../context';
import { amountIn, worthOf } from '../../table/worth';
import { wordFor } from '../../text';
import { useGameWords } from '../../text/gameWords';
import type { GameWords } from '../../text/gameWords';
import { Tile } from '../../tile/Tile';

/** The unit that the sum of a hand is counted in; lines in others change that sum. */
const unitOf = ({ steps, lines }: ScoreSheet) => steps[0]?.unit ?? lines[0]?.unit;

/** "×2", where the unit has a short form. */
function briefly(units: GameWords['units'], { value, unit }: ScoreLine): string {
  const brief = value === null ? undefined : units[unit]?.brief?.(value);
  return brief ?? amountIn(units, { value, unit });
}

const isSame = (step: ScoreStep | undefined, called: Amount | undefined) =>
  step !== undefined && step.value === called?.value && step.unit === called.unit;

/** "34 ×2 ×2 = 136": from what was counted first to the total. What the table calls out is one of them, or said before. */
export function SheetSum({ sheet }: { readonly sheet: ScoreSheet }) {
  const text = useText();
  const { units, steps: names } = useGameWords();
  const worth = worthOf(sheet, units);
  const [called] = sheet.headline;
  const last = sheet.steps.at(-1);
  const isCalled = sheet.steps.some((step) => isSame(step, called));
  return (
    <p className="row row--end row--base scored-sum">
      {!isCalled && <span>{worth}</span>}
      {sheet.steps.slice(0, -1).map((step, at) => (
        <span key={step.id}>
          <Named name={wordFor(names, step.id)} isShown={at > 1} /> {at > 0 && '= '}
          {isSame(step, called) ? worth : text.total(step.value)} {at === 0 && <Changes sheet={sheet} />}
        </span>
      ))}
      {last && (
        <span className="scored-total">
          <Named name={wordFor(names, last.id)} isShown={sheet.steps.length > 2} />
          {sheet.steps.length === 2 && '= '}
          <b>
            <span aria-hidden="true">{text.total(last.value)}</span>
            <span className="unseen">{isSame(last, called) ? worth : text.total(last.value)}</span>
          </b>
        </span>
      )}
    </p>
  );
}

/** The first sums need no name beside them. */
function Named({ name, isShown }: { readonly name: string; readonly isShown: boolean }) {
  return <span className={isShown ? undefined : 'unseen'}>{name} </span>;
}

/** What changes the first sum: doublings, and what else is counted in another unit. */
function Changes({ sheet }: { readonly sheet: ScoreSheet }) {
  const { units } = useGameWords();
  return sheet.lines
    .filter(({ unit }) => unit !== unitOf(sheet))
    .map((line) => (
      <span key={line.id} className="chip chip--brass">
        {briefly(units, line)}
      </span>
    ));
}

/** Every item that counts: so much, and for which tiles or why. */
export function SheetLines({ sheet }: { readonly sheet: ScoreSheet }) {
  const main = sheet.lines.filter(({ unit }) => unit === unitOf(sheet));
  const changes = sheet.lines.filter(({ unit }) => unit !== unitOf(sheet));
  if (sheet.lines.length === 0) return null;
  return (
    <ul className="row scored-lines">
      {main.map((line) =>
        sharesOf(line, sheet).map(({ value, tiles }) => (
          <li key={`${line.id} ${tiles.join()}`}>
            <Share line={{ ...line, value }} tiles={tiles} isMain />
          </li>
        )),
      )}
      {changes.map((line) => (
        <li key={line.id} className="chip chip--brass">
          <Share line={line} tiles={[]} />
        </li>
      ))}
    </ul>
  );
}

interface ShareProps {
  readonly line: ScoreLine;
  readonly tiles: readonly TileKind[];
  /** Counted in the unit of the sum, which is not said again. */
  readonly isMain?: boolean;
}

function Share({ line, tiles, isMain = false }: ShareProps) {
  const text = useText();
  const { items, units } = useGameWords();
  const name = wordFor(items, line.id);
  return (
    <>
      <b>{isMain && line.value !== null ? line.value : briefly(units, line)}</b>{' '}
      {tiles.length === 0 ? (
        text.times(name, line.count)
      ) : (
        <>
          <span className="unseen">{name} </span>
          <span className="scored-tiles">
            {tiles.map((kind, at) => (
              <Tile key={at} kind={kind} silent={at > 0} />
            ))}
          </span>
        </>
      )}
    </>
  );
}

interface Worth {
  readonly value: number | null;
  readonly tiles: readonly TileKind[];
}

/** The worth of a line by the groups that it rests on, where each has the same. */
function sharesOf({ value, groups, tile }: ScoreLine, sheet: ScoreSheet): Worth[] {
  const parts = groups?.map((at) => sheet.groups[at]?.kinds ?? []) ?? (tile === undefined ? [] : [[tile]]);
  const share = value === null ? null : value / parts.length;
  if (share !== null && Number.isInteger(share)) return parts.map((tiles) => ({ value: share, tiles }));
  return [{ value, tiles: parts.flat() }];
}
