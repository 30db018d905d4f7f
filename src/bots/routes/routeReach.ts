import { FIRST_WIND } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import type { Holding } from '../targets/holding';
import { DEAD, NO_TILE } from '../targets/target';
import type { Reach } from '../targets/target';
import { blockTables } from './blockTables';
import type { Measure } from './measure';
import { OrphansReach } from './orphansReach';
import { PairsReach } from './pairsReach';
import { PongsReach } from './pongsReach';
import type { Route } from './route';
import { SetsReach } from './setsReach';

const PAIRS = 7;
const ALL_HONOURS = 0b1111111;

/** What measures a route. */
export function reachOf(route: Route): Reach {
  return route.wild ? new WildReach(route) : new RouteReach(route);
}

function measureOf({ form, family }: Route): Measure {
  if (form === 'seven-pairs') return new PairsReach();
  if (form === 'thirteen-orphans') return new OrphansReach();
  return family === 'pongs' ? new PongsReach() : new SetsReach(blockTables(family));
}

class RouteReach implements Reach {
  protected readonly route: Route;
  protected readonly tiles: Measure;

  constructor(route: Route) {
    this.route = route;
    this.tiles = measureOf(route);
  }

  isOpen(holding: Holding): boolean {
    return isOpen(this.route, holding);
  }

  least(holding: Holding): number {
    return leastMissing(this.route, holding);
  }

  measure(holding: Holding): number {
    return this.tiles.measure(this.route, holding);
  }

  uses(kind: TileKind): boolean {
    return this.tiles.uses(kind);
  }

  without(kind: TileKind): number {
    return this.tiles.without(kind);
  }

  useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    return this.tiles.useful(discarded, missing, weights);
  }
}

/** Each wild tile fills a place, and one that is drawn always helps. */
class WildReach extends RouteReach {
  private holding!: Holding;
  private wilds = 0;
  private missing = 0;

  override least(holding: Holding): number {
    return super.least(holding) - holding.wilds.length;
  }

  override measure(holding: Holding): number {
    this.holding = holding;
    this.wilds = holding.wilds.length;
    const missing = super.measure(holding);
    this.missing = missing < DEAD ? missing - this.wilds : DEAD;
    return this.missing;
  }

  override uses(kind: TileKind): boolean {
    return this.isWild(kind) || super.uses(kind);
  }

  override without(kind: TileKind): number {
    return this.isWild(kind) ? this.missing + 1 : super.without(kind) - this.wilds;
  }

  override useful(discarded: TileKind, missing: number, weights: Float64Array): number {
    const isWild = this.isWild(discarded);
    const tiles = missing + this.wilds - (isWild ? 1 : 0);
    return super.useful(isWild ? NO_TILE : discarded, tiles, weights) + this.holding.wildLive;
  }

  private isWild(kind: TileKind): boolean {
    return this.holding.wilds.includes(kind);
  }
}

/** Whether the melds leave the route open. */
function isOpen(route: Route, { melds, exposed, chows, pongs, suits, honours, wildLaid }: Holding): boolean {
  if (melds === 0) return true;
  if (wildLaid > 0 && !route.wild) return false;
  if (route.form !== 'sets' || (route.concealed && exposed > 0)) return false;
  if (route.family === 'pongs' ? chows > 0 : route.family === 'chows' && pongs > 0) return false;
  const allowed = route.honours ? ALL_HONOURS : route.forced | route.eyes;
  return (suits & ~route.suits) === 0 && (honours & ~allowed) === 0;
}

/** Tiles missing at least: a quick look before a route is measured. */
function leastMissing(route: Route, holding: Holding): number {
  const { sizes, sets } = holding;
  if (route.form !== 'sets')
    return route.form === 'seven-pairs'
      ? PAIRS - holding.kindsHeld[2]! - holding.kindsHeld[3]! - 2 * holding.kindsHeld[4]!
      : 0;
  let missing = 3 * sets + 2 - (route.honours || (route.forced | route.eyes) !== 0 ? sizes[3]! : 0);
  for (let suit = 0; suit < 3; suit++) if (((route.suits >> suit) & 1) === 1) missing -= sizes[suit]!;
  if (route.family === 'pongs') missing = Math.max(missing, holding.pongsMissing(sets, true));
  else if (route.concealedPongs > 0) {
    missing = Math.max(missing, holding.pongsMissing(route.concealedPongs - holding.concealedPongs, false));
  }
  return route.forced === 0 ? missing : Math.max(missing, forcedMissing(route.forced, holding));
}

function forcedMissing(forced: number, { counts, live, honours }: Holding): number {
  let missing = 0;
  for (let left = forced & ~honours; left !== 0; left &= left - 1) {
    const kind = FIRST_WIND + 31 - Math.clz32(left & -left);
    if (counts[kind]! + live[kind]! < 3) return DEAD;
    if (counts[kind]! < 3) missing += 3 - counts[kind]!;
  }
  return missing;
}
