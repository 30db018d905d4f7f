import type { Draft } from '../../../ui/text/dictionary';
import type { GameWords } from '../../../ui/text/gameWords';
import type { Ids } from '../table';

/** For who knows the words of other games. */
export const words = {
  terms: { chow: 'Chow', pong: 'Pong', kong: 'Kong', win: 'Win', 'drawn-win': 'Self-drawn' },
} satisfies Draft<Pick<GameWords<Ids>, 'terms' | 'items' | 'reasons' | 'steps' | 'marks' | 'notes'>>;
