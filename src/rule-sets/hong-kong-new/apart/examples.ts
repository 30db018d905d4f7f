import type { ExampleBook } from '../../../engine/example';
import type { Ids } from '../table';

export const examples = {} as ExampleBook<Ids['items']>;
