import { createRequire } from 'node:module';

/** The parts used of a package that brings no types. Its words are Chinese and Japanese. */
interface Core {
  readonly Shoupai: { readonly fromString: (text: string) => object };
  readonly rule: (differing: object) => object;
  readonly Util: {
    readonly hule: (hand: object, taken: string | null, param: object) => Scored | undefined;
    readonly hule_param: (param: object) => object;
  };
}

/** What the package says of a complete hand; `hupai` is missing where it has no yaku. */
export interface Scored {
  readonly hupai?: readonly { readonly name: string; readonly fanshu: number | string }[];
  readonly fu?: number;
  readonly fanshu?: number;
  readonly damanguan?: number;
  readonly defen: number;
  readonly fenpei?: readonly number[];
}

const require = createRequire(import.meta.url);
const core: unknown = require('@kobalab/majiang-core');
if (!isCore(core)) throw new Error('The package @kobalab/majiang-core has not the expected parts.');

export const { Shoupai, Util, rule } = core;

function isCore(value: unknown): value is Core {
  return typeof value === 'object' && value !== null && 'Shoupai' in value && 'rule' in value;
}
