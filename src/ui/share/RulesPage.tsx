import type { SharedRules } from '../../store/share/shared';
import { useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { useOpenPage } from '../pages';
import { TableFacts } from './TableFacts';
import { shareWords } from '../text';

/** Rules that somebody shared. Taking them changes the form for a new match, and nothing else. */
export function RulesPage({ table }: { readonly table: SharedRules }) {
  const words = useWords(shareWords);
  const { settings } = useStores();
  const openPage = useOpenPage();
  const { rules, options } = table;
  const take = () => {
    const { lastMatch, change } = settings.getState();
    const { opponents, mixedStyles } = lastMatch ?? { opponents: 'steady', mixedStyles: true };
    change({ lastMatch: { rules, options, opponents, mixedStyles } });
    openPage('home');
  };
  return (
    <section className="card stack stack--start share-card" aria-labelledby="share-what">
      <h2 id="share-what">{words.rules.title}</h2>
      <TableFacts table={table} />
      <p className="note">{words.rules.note}</p>
      <Button look="main" className="button--large" onClick={take}>
        {words.rules.take}
      </Button>
    </section>
  );
}
