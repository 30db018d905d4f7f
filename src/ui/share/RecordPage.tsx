import { useMemo, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { broughtTitle } from '../../store/records/broughtTitle';
import { finalScores } from '../../store/records/matchRecord';
import { writeLink } from '../../store/share/links';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { useHistory } from '../history/useHistory';
import { nameWords } from '../history/replay/replayPeople';
import { VerifyPanel } from '../history/VerifyPanel';
import { BotLevel } from '../scoring/BotLevel';
import { useFinal, useMatchName } from '../useGameName';
import { ShareActions } from './ShareActions';
import { shareWords } from '../text';

interface RecordPageProps {
  readonly record: GameRecord;
  /** The same as a link gave it, whose names are other people's: it may be kept, and goes into other links. */
  readonly given?: GameRecord;
  readonly onReplay: () => void;
}

/** A match: how it ended, the way to its replay, a link to it, and whether its walls are right. */
export function RecordPage({ record, given, onReplay }: RecordPageProps) {
  const words = useWords(shareWords);
  const shared = given ?? record;
  const code = useMemo(() => writeLink({ kind: 'record', record: shared, hand: null }), [shared]);
  const file = { name: 'mahjong-match.json', text: JSON.stringify(shared) };
  return (
    <>
      <section className="card stack stack--start share-card" aria-labelledby="share-what">
        <MatchFacts record={record} />
        <div className="row share-buttons">
          <Button icon="play" look="main" onClick={onReplay}>
            {words.record.replay}
          </Button>
          {given && <KeepButton record={given} />}
        </div>
      </section>
      <section className="card stack stack--start share-card" aria-labelledby="share-link">
        <h2 id="share-link">{words.record.share}</h2>
        <ShareActions code={code} title={words.record.title} file={file} />
      </section>
      <VerifyPanel record={record} atOnce />
    </>
  );
}

/** The game, the players and their points. */
export function MatchFacts({ record }: { readonly record: GameRecord }) {
  const words = useWords(shareWords);
  const text = useText();
  const nameOf = useMatchName();
  const final = useFinal()(record);
  const scores = finalScores(record);
  const { rules, options } = record;
  return (
    <>
      <h2 id="share-what">{nameOf({ rules, title: broughtTitle(options) })}</h2>
      <p>{words.record.line(record.hands.length, record.complete)}</p>
      <ul className="row share-scores">
        {record.players.map(({ name, bot, stoodIn }, player) => (
          <li key={player}>
            {nameWords(name, text)}
            <BotLevel bot={bot ?? null} stoodIn={stoodIn} /> <b>{final(scores[player] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function KeepButton({ record }: { readonly record: GameRecord }) {
  const words = useWords(shareWords);
  const keep = useHistory((state) => state.importText);
  const [outcome, setOutcome] = useState<'kept' | 'known' | 'notKept' | null>(null);
  const run = async () => {
    const kept = await keep(JSON.stringify(record));
    setOutcome(!kept.ok ? 'notKept' : kept.added.length > 0 ? 'kept' : 'known');
  };
  return (
    <>
      {(outcome === null || outcome === 'notKept') && (
        <Button onClick={() => void run()}>{words.record.keep}</Button>
      )}
      <p role="status" className="status">
        {outcome && words.record[outcome]}
      </p>
    </>
  );
}
