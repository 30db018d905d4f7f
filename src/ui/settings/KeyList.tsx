import { useSettings, useWords } from '../context';
import { KeyLines } from './KeyLines';
import { KEY_MAP, REPLAY_KEYS, REVIEW_KEYS } from './keyMap';
import { Switches } from './PlayPart';
import './settings.css';
import { settingsWords } from '../text';

/** Every key of the table, of a replay and of a review that works now, and the switch for those of one character. */
export function KeyList() {
  const words = useWords(settingsWords);
  const letters = useSettings((settings) => settings.letterKeys);
  return (
    <>
      <Switches names={['letterKeys']} />
      <p className="note">{letters ? words.otherLetters : words.lettersOff}</p>
      <KeyLines lines={KEY_MAP} words={words.keys} />
      <h3>{words.inReplay}</h3>
      <KeyLines lines={REPLAY_KEYS} words={words.replayKeys} />
      <h3>{words.inReview}</h3>
      <KeyLines lines={REVIEW_KEYS} words={words.reviewKeys} />
    </>
  );
}
