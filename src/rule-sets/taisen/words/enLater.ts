import type { LaterGameWords } from '../../../ui/text/gameWords';
import * as hongKong from '../../shared/hongKong/words/enLater';
import type { taisenOptions } from '../options';
import type { vocabulary } from '../vocabulary';

export const words: LaterGameWords<typeof vocabulary, typeof taisenOptions> = {
  items: { 'complete-hand': 'Complete hand' },
  headings: { items: 'The win', steps: 'Points' },
  steps: {},
  omissions: {},
  reasons: hongKong.reasons,
  factors: {},
  situations: {},
  mixtures: {},
  groups: hongKong.groups,
  options: {
    ...hongKong.tableWords,
    groups: { name: 'Groups to win', note: 'With 3, three tiles of the hand may be anything.' },
    winFromAnyone: {
      name: 'Win from anyone',
      note: 'A chow or the pair may also be completed by a player who is not before you.',
    },
  },
};
