import { useState } from 'react';
import type { Options, RuleSetId } from '../../engine/types';
import { ruleFacts } from '../../store/selectors/ruleFacts';
import type { Fact } from '../../store/selectors/ruleFacts';
import { useSettings, useStores, useText } from '../context';
import { Dialog } from '../controls/Dialog';
import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';
import { wordFor } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import type { FactWords } from '../text/gameWords';
import { gameCard } from '../text/gameCard';

const GameList = lateComponent(async () => (await import('./GameList')).GameList);

interface RuleFactsProps {
  readonly id: RuleSetId;
  readonly options: Options;
}

/** What a table is about, in a few lines; what is not as the rule set says is marked. */
export function RuleFacts({ id, options }: RuleFactsProps) {
  const text = useText();
  const { facts } = useWordsOfGame(id);
  return (
    <dl className="rule-facts">
      {ruleFacts(id, options).map(({ fact, isChanged, usual }) => (
        <div key={fact.id}>
          <dt className="note">
            {facts[fact.id]?.name}{' '}
            {isChanged && (
              <small className="chip chip--ring">
                {usual ? text.ruleFacts.usually(valueWords(usual, facts[fact.id])) : text.ruleFacts.changed}
              </small>
            )}
          </dt>
          <dd>{valueWords(fact, facts[fact.id])}</dd>
        </div>
      ))}
    </dl>
  );
}

function valueWords({ value }: Fact, words: FactWords | undefined): string {
  if (typeof value === 'string') return wordFor(words?.codes ?? {}, value);
  return words?.count?.(value) ?? `${value}`;
}

interface RuleSetPickerProps {
  readonly picked: RuleSetId;
  readonly onPick: (id: RuleSetId) => void;
}

/** The game that is chosen, in one row that opens the list of all. */
export function RuleSetPicker({ picked, onPick }: RuleSetPickerProps) {
  const text = useText();
  const language = useSettings((settings) => settings.language);
  const { cards } = useStores().games;
  const [isOpen, setOpen] = useState(false);
  const game = cards.find(({ id }) => id === picked);
  const card = game && gameCard(game.words, language);
  return (
    <>
      <button type="button" className="pick game-row" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="unseen">{text.home.rules}: </span>
        <span className="named">
          <b>{card?.long}</b>
          <span>{card?.note}</span>
        </span>
        <span className="note game-count">{text.home.games(cards.length)}</span>
      </button>
      {isOpen && (
        <Dialog title={text.home.pick} size="wide" onClose={() => setOpen(false)}>
          <Fetched>
            <GameList
              picked={picked}
              onPick={(id) => {
                setOpen(false);
                if (id !== picked) onPick(id);
              }}
            />
          </Fetched>
        </Dialog>
      )}
    </>
  );
}
