import { createRequire } from 'node:module';

/** A hand in the peer's own form. */
export type MajiangHand = object;

type Shanten = (hand: MajiangHand) => number;

/** The few parts used of a package that brings no types. */
interface MajiangCore {
  readonly Shoupai: {
    new (tiles: readonly string[]): MajiangHand;
    readonly fromString: (text: string) => MajiangHand;
  };
  readonly Util: {
    readonly xiangting_yiban: Shanten;
    readonly xiangting_qidui: Shanten;
    readonly xiangting_guoshi: Shanten;
    readonly hule: (hand: MajiangHand, taken: string | null, param: object) => MajiangScore | undefined;
    readonly hule_param: (param: object) => object;
  };
  readonly rule: (differing: object) => object;
}

/** What the peer says of a complete hand; `hupai` is missing where it has no yaku. */
export interface MajiangScore {
  readonly hupai?: readonly { readonly name: string; readonly fanshu: number | string }[];
  readonly fu?: number;
  readonly fanshu?: number;
  readonly damanguan?: number;
  readonly defen: number;
  readonly fenpei?: readonly number[];
}

const require = createRequire(import.meta.url);
const core: unknown = require('@kobalab/majiang-core');
if (!isMajiangCore(core)) throw new Error('The package @kobalab/majiang-core has not the expected parts.');

export const { Shoupai, Util, rule } = core;

function isMajiangCore(value: unknown): value is MajiangCore {
  return typeof value === 'object' && value !== null && 'Shoupai' in value && 'Util' in value;
}
