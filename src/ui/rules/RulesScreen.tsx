import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { useStores } from '../context';
import { Button, IconButton } from '../controls/buttons';
import { SearchField } from '../controls/SearchField';
import { useTitle } from '../live/title';
import { AllTiles } from './AllTiles';
import { Contents } from './Contents';
import { DrawingContext } from './context';
import { PageSection } from './PageSection';
import type { RulesPlace } from './place';
import { YourMatch } from './ReadyTables';
import { RuleSetTabs } from './RuleSetTabs';
import { goTo, sectionAt } from './scroll';
import { searchWords } from './search';
import type { Found } from './search';
import type { Wording } from './terms';
import { useFound, useMatchOf, useSections, useWording } from './useRulesPage';
import type { LoadedPage } from './useRulesPage';
import { gameCard } from '../text/gameCard';
import { GameContext } from '../text/gameWords';
import './rules.css';
import './contents.css';
import './text.css';
import './entries.css';

interface RulesScreenProps {
  readonly place: RulesPlace;
  readonly onClose: () => void;
}

/** The rules of a rule set over whatever else is shown; nothing below it is lost. */
export function RulesScreen({ place: { rules, anchor }, onClose }: RulesScreenProps) {
  const wording = useWording(rules);
  const { own } = wording;
  const title = useRulesTitle(wording);
  const dialog = useRef<HTMLDialogElement>(null);
  const page = useSections(wording);
  const here = `${rules}/${anchor}`;
  const [search, setSearch] = useState({ query: '', here });
  const query = search.here === here ? search.query : '';
  const [current, setCurrent] = useState('');
  const found = useFound(page, wording, query);
  const match = useMatchOf(rules);
  const marked = useMemo(() => searchWords(query), [query]);
  const { book } = page;
  const drawing = useMemo(() => ({ wording, book, marked, match }), [wording, book, marked, match]);
  const isThere = page.sections !== null;
  const shown = page.sections?.filter((section) => !found || found.sections.has(section.anchor)) ?? [];
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (isThere) goTo(dialog.current, rules, anchor);
  }, [isThere, rules, anchor]);
  return (
    <GameContext value={rules}>
      <DrawingContext value={drawing}>
        <dialog
          ref={dialog}
          className="rules"
          aria-label={title}
          onClose={({ currentTarget }) => currentTarget.open || onClose()}
          onScroll={({ currentTarget }) => setCurrent(sectionAt(currentTarget, rules, shown))}
        >
          <header className="bar rules-bar">
            <IconButton icon="back" label={own.back} onClick={onClose} />
            <p className="bar-title">
              <b>{own.title}</b>
            </p>
            <SearchField
              label={own.search}
              clear={own.clear}
              query={query}
              onChange={(next) => setSearch({ query: next, here })}
            />
          </header>
          <div className="rules-body">
            {isThere && <Contents sections={shown} current={current} />}
            <div className="rules-page">
              <RuleSetTabs rules={rules} />
              <Status page={page} found={found} query={query} />
              {!found && isThere && <YourMatch />}
              {shown.map((section, at) => (
                <Fragment key={section.anchor}>
                  <PageSection section={section} found={found} />
                  {at === 0 && !found && <AllTiles />}
                </Fragment>
              ))}
            </div>
          </div>
        </dialog>
      </DrawingContext>
    </GameContext>
  );
}

/** The name of the page, which the window carries too while it is open. */
function useRulesTitle({ own, rules, language }: Wording): string {
  const card = useStores().games.cards.find(({ id }) => id === rules);
  const title = card ? `${own.title}: ${gameCard(card.words, language).long}` : own.title;
  useTitle(title);
  return title;
}

interface StatusProps {
  readonly page: LoadedPage;
  readonly found: Found | null;
  readonly query: string;
}

/** What is told of loading and searching, and the way on when there is nothing to read. */
function Status({ page, found, query }: StatusProps) {
  const { own } = page;
  return (
    <>
      <p className="status rules-status" role="status">
        {page.problem ?? (found && (found.count > 0 ? own.found(found.count) : own.nothing(query.trim())))}
      </p>
      {found?.count === 0 && <p className="note">{own.nothingNote}</p>}
      {page.failed && (
        <Button icon="again" onClick={page.retry}>
          {own.retry}
        </Button>
      )}
    </>
  );
}
