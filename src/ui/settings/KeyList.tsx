import { useSettings, useWords } from '../context';
import { usePlayWords } from '../table/usePlayWords';
import { KeyLines } from './KeyLines';
import { KEY_MAP, REPLAY_KEYS, REVIEW_KEYS } from './keyMap';
import { Switches } from './PlayPart';
import './settings.css';
import { settingsWords } from '../text';

/** Every key of the table, of a replay and of a review that works now, and the switch for those of one character. */
export function KeyList() {
  const words = useWords(settingsWords);
  const letters = useSettings((settings) => settings.letterKeys);
  const named = useOwnNames();
  return (
    <>
      <Switches names={['letterKeys']} />
      <p className="note">{letters ? words.otherLetters : words.lettersOff}</p>
      <KeyLines lines={KEY_MAP} words={{ ...words.keys, ...named }} />
      <h3>{words.inReplay}</h3>
      <KeyLines lines={REPLAY_KEYS} words={words.replayKeys} />
      <h3>{words.inReview}</h3>
      <KeyLines lines={REVIEW_KEYS} words={words.reviewKeys} />
    </>
  );
}

/** What the game under way calls what its players call out, where it has terms of its own. */
function useOwnNames(): Partial<Record<'win' | 'pong' | 'kong' | 'chow' | 'declare', string>> {
  const { term, declared } = usePlayWords();
  const words = useWords(settingsWords);
  const [win, drawn, chow, pong, kong] = (['win', 'drawn-win', 'chow', 'pong', 'kong'] as const).map(term);
  if (!win || !drawn || !chow || !pong || !kong) return {};
  return { win: `${win} / ${drawn}`, pong, kong, chow: words.chowNamed(chow), declare: declared.join(' / ') };
}
