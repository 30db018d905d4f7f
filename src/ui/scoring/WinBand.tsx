import type { Deal, SeatState, Win } from '../../engine/types';
import { rankOf } from '../../store/selectors/rank';
import { kindsOf } from '../../store/selectors/tiles';
import { useText } from '../context';
import { TableMarks } from '../table/GameMarks';
import { sumOfWidths } from '../table/widths';
import { calledWorth } from '../table/worth';
import type { Text } from '../text';
import { useGameWords } from '../text/gameWords';
import { WindGlyph } from '../tile/Tile';
import { WinSign } from '../tile/WinSign';
import { isPaidOverTime } from './accountLines';
import { BonusFigure, GroupFigure, MeldFigure } from './handFigures';
import { deltaClass, gainOf, groupsOf, ownSeat, personOf, playerOf } from './resultFacts';
import type { ResultFacts, TileGroup } from './resultFacts';

const GAP = 0.36;
const SMALL = 0.75;

/** How many tiles wide the band is, gaps between the groups included. */
function bandWidths(state: SeatState | undefined, groups: readonly TileGroup[]): number {
  if (!state) return 1;
  const melds = sumOfWidths(state.melds);
  const tiles = groups.reduce(
    (sum, group) => sum + group.tiles.length * (group.type === 'loose' ? SMALL : 1),
    0,
  );
  const parts = state.melds.length + groups.length + (state.bonus.length > 0 ? 1 : 0);
  return melds + tiles + Math.max(1.4, state.bonus.length * SMALL) + parts * GAP;
}

/** Who won, with what, and the hand as it is read. */
export function WinBand({ facts, win }: { readonly facts: ResultFacts; readonly win: Win }) {
  const text = useText();
  const { deal } = facts.result;
  const who = personOf(facts, win.seat);
  const worth = calledWorth(win, deal.rules, useGameWords());
  const at = deal.wins.indexOf(win);
  const isFirst = at === 0;
  const isOneOfMany = isPaidOverTime(deal) && deal.wins.length > 1;
  return (
    <section className="win-band on-mat">
      <header className="row win-head">
        {isFirst && <OwnChange facts={facts} />}
        {isFirst && <OthersChange facts={facts} />}
        <span className="win-seal">
          <WinSign isDrawn={win.by === 'wall'} />
        </span>
        <div>
          <h2>
            {worth === '' ? text.result.winsPlain(who) : text.result.wins(who, worth)}{' '}
            {isOneOfMany && <small className="chip win-place">{text.won.place(at + 1)}</small>}
          </h2>
          <p>{wayOfWinning(facts, win, text)}</p>
        </div>
        {who !== 'you' && (
          <p className="gain">
            <b>{text.signed(isOneOfMany ? broughtBy(deal, win) : gainOf(facts, win.seat))}</b>
            <span>{text.result.points}</span>
          </p>
        )}
      </header>
      <WonGroups facts={facts} win={win} />
      {isFirst && <TableMarks />}
    </section>
  );
}

/** What a win brought by itself. */
function broughtBy({ ledger }: Deal, { seat, event }: Win): number {
  const own = ledger.filter((entry) => entry.event === event && entry.to === seat);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/** The melds and groups of a hand that was won, as it was read, and its bonus tiles. */
export function WonGroups({ facts, win }: { readonly facts: ResultFacts; readonly win: Win }) {
  const { deal } = facts.result;
  const state = deal.seats[win.seat];
  const groups = groupsOf(deal, win);
  return (
    <div className="win-groups" style={{ '--widths': bandWidths(state, groups) }}>
      {state?.melds.map((meld) => (
        <MeldFigure key={meld.tiles.join()} meld={meld} win={win} facts={facts} />
      ))}
      {groups.map((group) => (
        <GroupFigure key={group.tiles.join()} group={group} />
      ))}
      {state && state.bonus.length > 0 && <BonusFigure tiles={state.bonus} />}
    </div>
  );
}

/** What the hand brought or cost you, and where you stand after it. */
export function OwnChange({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const { after } = facts.result;
  const seat = ownSeat(facts);
  const gain = gainOf(facts, seat);
  const score = after[playerOf(facts, seat)] ?? 0;
  return (
    <p className="own-change">
      <span>{text.people.you}</span>
      <b className={deltaClass(gain)}>{text.signed(gain)}</b>
      <span>{text.result.now(score, rankOf(after, score))}</span>
    </p>
  );
}

/** What it brought or cost those who did not win, where the payments are further down the page. */
function OthersChange({ facts }: { readonly facts: ResultFacts }) {
  const text = useText();
  const { wins, seats } = facts.result.deal;
  const own = ownSeat(facts);
  const others = seats.flatMap((_, seat) =>
    seat === own || wins.some((win) => win.seat === seat) ? [] : seat,
  );
  return (
    <ul className="stack others-change">
      {others.map((seat) => {
        const gain = gainOf(facts, seat);
        return (
          <li key={seat} className="row row--one">
            <span className="wind">
              <WindGlyph wind={seat} />
            </span>
            {text.people[personOf(facts, seat)]}
            <b className={deltaClass(gain)}>{text.signed(gain)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The same as a line of its own. */
export function WayOfWinning({ facts, win }: { readonly facts: ResultFacts; readonly win: Win }) {
  const text = useText();
  return <span>{wayOfWinning(facts, win, text)}</span>;
}

/** "On Mei's 5 Dots." */
export function wayOfWinning(facts: ResultFacts, { by, from, tile: id }: Win, text: Text): string {
  const { result } = text;
  const tile = text.tile(kindsOf(facts.result.deal)[id] ?? 0);
  const who = personOf(facts, from ?? 0);
  switch (by) {
    case 'discard':
      return result.onDiscard(who, tile);
    case 'robbed-kong':
      return result.byRobbing(who, tile);
    case 'wall':
      return result.selfDrawn(tile);
    case 'bonus-tiles':
      return result.byBonus(tile);
  }
}
