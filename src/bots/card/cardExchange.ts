import type { ExchangeOffer, TileId, TileKind } from '../../engine/types';
import { Holding } from '../targets/holding';
import type { CardJudge } from './cardJudge';
import type { FormTable } from './formTable';

/** The part of its hope that a hand must keep without a tile that need not be given. */
const KEEPS = 0.9;

interface Asked {
  readonly judge: CardJudge;
  readonly table: FormTable;
}

/** The tiles that are missed least, one after the other: as few as may be, and more while they are hardly missed. */
export function packetFrom(holding: Holding, offer: ExchangeOffer, { judge, table }: Asked): TileId[] {
  const trial = new Holding();
  trial.copy(holding);
  const given: TileId[] = [];
  while (given.length < offer.most) {
    const hope = judge.look(trial, table);
    const byKind = new Map<TileKind, TileId>();
    for (const tile of offer.from) if (!given.includes(tile)) byKind.set(holding.kinds[tile]!, tile);
    let best: TileId | null = null;
    let most = -1;
    for (const [kind, tile] of byKind) {
      const left = judge.without(kind);
      if (left > most) [best, most] = [tile, left];
    }
    if (best === null || (given.length >= offer.least && most < hope * KEEPS)) break;
    given.push(best);
    trial.take(holding.kinds[best]!);
  }
  return given;
}

/** The same at one look: the tiles that are missed least, each by itself; of tiles alike one. */
export function packetAtOnce(holding: Holding, offer: ExchangeOffer, { judge, table }: Asked): TileId[] {
  const hope = judge.look(holding, table);
  const byKind = new Map<TileKind, TileId>();
  for (const tile of offer.from) byKind.set(holding.kinds[tile]!, tile);
  const loose = [...byKind]
    .map(([kind, tile]) => ({ tile, left: judge.without(kind) }))
    .toSorted((a, b) => b.left - a.left);
  const given = loose.filter(({ left }, at) => at < offer.most && (at < offer.least || left >= hope * KEEPS));
  return given.length < offer.least
    ? packetFrom(holding, offer, { judge, table })
    : given.map(({ tile }) => tile);
}
