import type { ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';
import { dearExamples } from './dearExamples';
import { smallExamples } from './smallExamples';

/** A hand for every item. */
export const examples: ExampleBook<Ids['items']> = {
  examples: { ...dearExamples, ...smallExamples },
  units: { counted: 'faan', limit: 'limit', cap: null },
};
