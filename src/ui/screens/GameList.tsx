import { useState } from 'react';
import type { RuleSetId } from '../../engine/types';
import { useText, useSettings, useStores } from '../context';
import { SearchField } from '../controls/SearchField';
import { gameGroups } from './gameGroups';
import { gameCard } from '../text/gameCard';
import './gameList.css';

interface GameListProps {
  readonly picked: RuleSetId;
  readonly onPick: (id: RuleSetId) => void;
}

/** All games on offer, by place, with a search over names, places and lines. */
export function GameList({ picked, onPick }: GameListProps) {
  const { home, gameList } = useText();
  const language = useSettings((settings) => settings.language);
  const { cards } = useStores().games;
  const [query, setQuery] = useState('');
  const offers = cards.map(({ id, words }) => ({ id, card: gameCard(words, language) }));
  const groups = gameGroups(offers, query);
  return (
    <div className="stack game-list">
      <SearchField label={gameList.search} clear={gameList.clear} query={query} onChange={setQuery} />
      <p className="unseen" role="status">
        {query === '' ? '' : home.games(groups.flatMap((group) => group.offers).length)}
      </p>
      {groups.length === 0 && <p className="note">{gameList.noGame}</p>}
      {groups.map(({ place, offers: ofPlace }) => (
        <section key={place} aria-label={place}>
          <h3 className="note">{place}</h3>
          <ul className="columns">
            {ofPlace.map(({ id, card }) => (
              <li key={id}>
                <button
                  type="button"
                  className="named pick game-card"
                  aria-current={id === picked}
                  onClick={() => onPick(id)}
                >
                  <b>{card.long}</b>
                  <span>{card.note}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
