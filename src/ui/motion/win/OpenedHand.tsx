import type { OpenGroup } from '../../../store/selectors/openGroups';
import { sourceOf } from '../../../store/selectors/seats';
import { useGame, useKinds, useText } from '../../context';
import { usePlayWords } from '../../table/usePlayWords';
import { meldWidths } from '../../table/widths';
import { LaidTiles } from '../../tile/MeldTiles';
import { Tile } from '../../tile/Tile';
import { WinSign } from '../../tile/WinSign';
import { LINE_GAP, tileWidth } from './fit';
import type { OpenHand } from './openHands';
import type { Region } from './regions';
import { timesStyle } from './steps';
import type { HandTimes } from './steps';

/** Widths in tiles: the words beside the hand, the stamp, what lies between two groups. */
const NAMED = 2.7;
const WORTH = 1.9;
const STAMP = 1.78;
const GAP = 0.45;
const NAMED_GAP = 1 / 3;
/** Melds beside the larger tiles of a hand on a phone. */
const SMALL = 32 / 36;

interface OpenedHandProps {
  readonly hand: OpenHand;
  readonly region: Region;
  /** Of all hands that are shown; `at`: which of them this is. */
  readonly times: readonly HandTimes[];
  readonly at: number;
}

/** A winner's hand, opened: its groups with a place for the winning tile, its melds, and the stamp. */
export function OpenedHand({ hand, region, times, at }: OpenedHandProps) {
  const text = useText();
  const seats = useGame(({ view }) => view?.seats.length ?? 0);
  const worth = usePlayWords().worth(hand.sheet);
  const { isRow, isNamed } = region;
  const words = isRow ? 0 : isNamed ? NAMED : worth === '' ? 0 : WORTH;
  const small = isNamed ? SMALL : 1;
  const gap = isNamed ? NAMED_GAP : GAP;
  const next = times[at + 1];
  const parts = [
    words,
    ...hand.groups.map(({ tiles }) => tiles.length),
    ...hand.melds.map((meld) => meldWidths(meld) * small),
    isRow ? 0 : STAMP,
  ].filter((width) => width > 0);
  const style = {
    left: region.x,
    top: region.y,
    width: region.width,
    height: region.height,
    '--w-open': `${tileWidth({ parts, gap }, region, region.most)}px`,
    '--line-gap': LINE_GAP,
    ...timesStyle({ ...times[at], next: next?.part }),
  };
  const stamp = (
    <span className="win-stamp">
      <WinSign isDrawn={hand.isDrawn} />
    </span>
  );
  return (
    <div
      className={`win-hand win-hand--${region.side} ${isNamed ? 'win-hand--named' : ''} ${region.isShared && next ? 'win-hand--replaced' : ''}`}
      style={style}
    >
      {words > 0 && (
        <span className="win-words">
          {isNamed && <b>{text.people[hand.person]}</b>}
          <span className="win-worth">{worth}</span>
        </span>
      )}
      {hand.groups.map((group) => (
        <GroupTiles key={group.tiles.join()} group={group} />
      ))}
      {isNamed && stamp}
      {hand.melds.map((meld) => (
        <span key={meld.tiles.join()} className="win-group win-group--laid">
          <LaidTiles meld={meld} source={sourceOf(meld, hand.seat, seats)} />
        </span>
      ))}
      {!isNamed && stamp}
    </div>
  );
}

function GroupTiles({ group: { tiles, won } }: { readonly group: OpenGroup }) {
  const kinds = useKinds();
  return (
    <span className="win-group">
      {tiles.map((tile, at) =>
        at === won ? (
          <span key={tile} className="win-hole">
            <Tile kind={kinds[tile] ?? 0} className="tile--won" silent />
          </span>
        ) : (
          <Tile key={tile} kind={kinds[tile] ?? 0} silent />
        ),
      )}
    </span>
  );
}
