import type { RuleSetId } from '../../engine/types';
import { useStores } from '../context';
import { useDrawing } from './context';
import { rulesLink } from './place';
import { gameCard } from '../text/gameCard';

/** The ways to the pages of the other rule sets. */
export function RuleSetTabs({ rules }: { readonly rules: RuleSetId }) {
  const { own, language } = useDrawing().wording;
  const { cards } = useStores().games;
  return (
    <nav className="rules-tabs" aria-label={own.ruleSets}>
      {cards.map(({ id, words }) => (
        <a key={id} className="tab" href={rulesLink(id)} aria-current={id === rules ? 'page' : undefined}>
          {gameCard(words, language).name}
        </a>
      ))}
    </nav>
  );
}
