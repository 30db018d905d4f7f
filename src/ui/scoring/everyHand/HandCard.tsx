import type { Seat } from '../../../engine/types';
import { useText } from '../../context';
import { useOutWords } from '../../table/GameMarks';
import { Glyph, WindGlyph } from '../../tile/Tile';
import { WinSign } from '../../tile/WinSign';
import { HeldTiles } from '../HeldTiles';
import { NotCounted } from '../NotCounted';
import { personOf } from '../resultFacts';
import type { ResultFacts } from '../resultFacts';
import { wayOfWinning } from '../WinBand';
import { SheetLines, SheetSum } from './sheetParts';

interface HandCardProps {
  readonly facts: ResultFacts;
  readonly seat: Seat;
}

/** One hand: whose it was, its sum, its tiles, and what they count. */
export function HandCard({ facts, seat }: HandCardProps) {
  const text = useText();
  const { wins, sheets } = facts.result.deal;
  const win = wins.find((each) => each.seat === seat);
  const sheet = sheets[seat];
  const out = useOutWords(seat);
  return (
    <li className={win ? 'card stack scored-hand scored-hand--won on-mat' : 'card stack scored-hand'}>
      <header className="row row--one">
        <span className="wind">
          <WindGlyph wind={seat} />
        </span>
        <div className="row scored-name">
          <h3>{text.people[personOf(facts, seat)]}</h3>
          {win && (
            <span className="seal" role="img" aria-label={text.actions.win}>
              <WinSign isDrawn={win.by === 'wall'} />
            </span>
          )}
          {seat === 0 && (
            <span className="seal" role="img" aria-label={text.table.dealer}>
              <Glyph name="deal" />
            </span>
          )}
          {win && <p>{wayOfWinning(facts, win, text)}</p>}
          {!win && out !== null && <p>{out}</p>}
        </div>
        {sheet && <SheetSum sheet={sheet} />}
      </header>
      <HeldTiles facts={facts} seat={seat} won={win?.tile} />
      {sheet && <SheetLines sheet={sheet} />}
      {sheet && <NotCounted sheet={sheet} />}
    </li>
  );
}
