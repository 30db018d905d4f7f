import { games } from '../../../src/rule-sets/registry';
import type { LinkPorts } from '../../../src/store/share/links';
import '../../support/toys/loaded';

const words = { name: '', note: '', long: '', place: '' };
const ids = games().map(({ id }) => id);

/** Every game is there, and nobody rests. */
export const linkPorts: LinkPorts = {
  games: {
    cards: ids.map((id) => ({ id, words: { en: words, 'zh-Hant-HK': words } })),
    load: () => Promise.resolve(),
  },
  rest: () => Promise.resolve(),
};
