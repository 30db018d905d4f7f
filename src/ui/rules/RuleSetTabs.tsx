import type { RuleSetId } from '../../engine/types';
import { useDrawing } from './context';
import { rulesLink } from './place';

/** The ways to the pages of the other rule sets. */
export function RuleSetTabs({ rules }: { readonly rules: RuleSetId }) {
  const { own, text } = useDrawing().wording;
  return (
    <nav className="rules-tabs" aria-label={own.ruleSets}>
      {Object.entries(text.ruleSets).map(([id, { name }]) => (
        <a key={id} href={rulesLink(id)} aria-current={id === rules ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
