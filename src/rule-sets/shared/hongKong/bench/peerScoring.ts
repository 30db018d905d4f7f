import { FaanCalculator, Hand, Meld, Tile } from 'hk-mahjong';
import { formatTile } from '../../../../engine/notation';
import { FIRST_DRAGON } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { Shoupai, Util } from '../../../../cli/benches/majiangCore';
import type { WinningHand } from './winningHands';

/** Points of a hand; undefined would say that it is not complete. */
export type PeerScore = () => number | string | undefined;

/** A hand prepared for `hule` of majiang-core, with its points and its payments. */
export function majiangScore(hand: WinningHand): PeerScore {
  const taken = hand.selfDrawn ? null : `${majiangTile(hand.tile)}-`;
  const tiles = Shoupai.fromString(majiangText(hand));
  const param = Util.hule_param({ zhuangfeng: hand.round, menfeng: hand.seat });
  return () => Util.hule(tiles, taken, param)?.defen;
}

/** The concealed tiles by suit, the winning tile last if self-drawn, then the melds. */
function majiangText({ groups, tile, selfDrawn, melds }: WinningHand): string {
  const concealed = groups.flat();
  concealed.splice(concealed.indexOf(tile), 1);
  const tiles = concealed.map(majiangTile);
  const suits = ['m', 'p', 's', 'z'].map((suit) => {
    const ranks = tiles.filter((text) => text.startsWith(suit)).map((text) => text.slice(1));
    return ranks.length === 0 ? '' : suit + ranks.toSorted().join('');
  });
  const laidOut = melds.map(({ type, kind }) => majiangMeld(type === 'chow', majiangTile(kind)));
  return [suits.join('') + (selfDrawn ? majiangTile(tile) : ''), ...laidOut].join(',');
}

function majiangMeld(isChow: boolean, tile: string): string {
  const suit = tile.charAt(0);
  const rank = Number(tile.charAt(1));
  return isChow ? `${suit}${rank}-${rank + 1}${rank + 2}` : `${suit}${rank}${rank}${rank}=`;
}

/** Honours are numbered E S W N, white, green, red. */
function majiangTile(kind: TileKind): string {
  const text = formatTile(kind);
  if (text.length === 2) return `${text.charAt(1)}${text.charAt(0)}`;
  return `z${kind < FIRST_DRAGON ? 'ESWN'.indexOf(text) + 1 : 'PFC'.indexOf(text) + 5}`;
}

/** A hand prepared for the calculator of hk-mahjong, which gives faan alone. No minimum, as with the others. */
export function hkMahjongScore(hand: WinningHand): PeerScore {
  FaanCalculator.setThresholdFaanValue(0);
  const tiles = hand.groups.flat().map(hkMahjongTile);
  const melds = hand.melds.map(({ type, kind }) => {
    const kinds = type === 'chow' ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
    return new Meld(kinds.map(hkMahjongTile));
  });
  const prepared = new Hand({ tiles, melds });
  const winds = ['east', 'south', 'west', 'north'] as const;
  const config = {
    selfPick: hand.selfDrawn,
    seatWind: winds[hand.seat] ?? 'east',
    roundWind: winds[hand.round] ?? 'east',
  };
  return () => FaanCalculator.calculate(prepared, config).value;
}

const HK_SUITS = { m: 'character', p: 'dot', s: 'bamboo' } as const;

function hkMahjongTile(kind: TileKind): Tile {
  const text = formatTile(kind);
  const [rank = '', suit = ''] = text;
  if (suit === 'm' || suit === 'p' || suit === 's')
    return new Tile({ suit: HK_SUITS[suit], value: Number(rank) });
  return new Tile({ suit: 'honor', value: 'ESWNCFP'.indexOf(text) + 1 });
}
