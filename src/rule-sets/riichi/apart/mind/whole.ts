import { FIRST_WIND, GREEN_DRAGON, PLAYING_KINDS } from '../../../../engine/tiles';
import type { TileKind } from '../../../../engine/types';
import { isOuter, isTerminal } from '../../tiles';
import type { Way } from './way';

const GREENS: readonly TileKind[] = [19, 20, 21, 23, 25, GREEN_DRAGON];

/** What holds of all tiles, however they are read. */
export class Whole {
  hasOuter = false;
  hasInner = false;
  hasHonour = false;
  hasSuited = false;
  hasEnds = false;
  suits = 0;
  isGreen = true;

  constructor(counts: readonly number[], { melds }: Way) {
    for (let kind = 0; kind < PLAYING_KINDS; kind++) if (counts[kind]! > 0) this.add(kind);
    for (const { type, kind } of melds) {
      this.add(kind);
      if (type !== 'chow') continue;
      this.add(kind + 1);
      this.add(kind + 2);
    }
  }

  private add(kind: TileKind): void {
    if (isOuter(kind)) this.hasOuter = true;
    else this.hasInner = true;
    if (kind >= FIRST_WIND) this.hasHonour = true;
    else {
      this.hasSuited = true;
      if (isTerminal(kind)) this.hasEnds = true;
      this.suits |= 1 << Math.floor(kind / 9);
    }
    if (!GREENS.includes(kind)) this.isGreen = false;
  }

  get isOneSuit(): boolean {
    return this.suits !== 0 && (this.suits & (this.suits - 1)) === 0;
  }

  /** Han of simples and flushes. */
  plain({ options, isClosed }: Way): number {
    let han = 0;
    if (!this.hasOuter && (isClosed || options.openTanyao)) han++;
    if (this.isOneSuit) han += (this.hasHonour ? 3 : 6) - (isClosed ? 0 : 1);
    return han;
  }
}
