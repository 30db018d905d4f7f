import { Suspense, useMemo } from 'react';
import type { GameRecord } from '../../engine/record';
import type { RuleSetId } from '../../engine/types';
import { browserStorage } from '../../store/saves/browserStorage';
import { ownGain, ownHands, ownPlayerOf } from '../../store/share/compare';
import { challengeOfDay, dayBefore, isDate, textOfDay } from '../../store/share/day';
import { noteChallenge } from '../../store/share/keptShares';
import { finalScores } from '../../store/records/matchRecord';
import { useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { useCopy } from '../controls/useCopy';
import { ReplayScreen } from '../history/replay/ReplayScreen';
import { VerifyPanel } from '../history/VerifyPanel';
import { useOpened } from '../live/layers';
import { GameLoading } from '../screens/GameLoading';
import { useToday } from '../today';
import { useFinal } from '../useGameName';
import { useLoadedGame } from '../useLoadedGame';
import { goTo, linkTo } from './addresses';
import { DAY_ADDRESS, dayAddress } from './dayAddress';
import { MatchFacts } from './RecordPage';
import { MyResult } from './MyResult';
import { SharePage } from './SharePage';
import type { ShareWords } from '../languages/en/share';
import { TableFacts } from './TableFacts';
import { useMatchOf } from './useMatchOf';
import { useStart } from './useStart';
import { shareWords } from '../text';

interface DayScreenProps {
  /** The date in the address; empty for today, whatever day that comes to be. */
  readonly code: string;
  readonly onClose: () => void;
}

/** The match of a day: to be played, or how it went. */
export function DayScreen({ code, onClose }: DayScreenProps) {
  const words = useWords(shareWords);
  const { cards } = useStores().games;
  const now = useToday();
  const date = code === '' ? now : code;
  const [replayed, setReplayed, closeReplay] = useOpened<GameRecord>();
  const rules = cards[0]?.id ?? '';
  const game = useLoadedGame(rules);
  const refusal = refusalOf(date, now, words);
  if (replayed) return <ReplayScreen record={replayed} from={words.day.title} onClose={closeReplay} />;
  return (
    <SharePage
      title={words.day.title}
      {...(refusal === null && { note: words.date(date) })}
      onClose={onClose}
    >
      {refusal !== null ? (
        <p className="card stack stack--start share-card" role="alert">
          {refusal}
        </p>
      ) : game.isLoaded ? (
        <Suspense fallback={<p aria-busy="true">{words.day.reading}</p>}>
          <Day key={date} date={date} isPast={date < now} rules={rules} onReplay={setReplayed} />
        </Suspense>
      ) : (
        <GameLoading {...game} />
      )}
      <OtherDay date={date} now={now} />
    </SharePage>
  );
}

/** Why there is no match of this day, in a sentence; null where there is one. */
function refusalOf(date: string, now: string, { day, date: inWords }: ShareWords): string | null {
  if (!isDate(date)) return day.noDay;
  return date > now ? day.notYet(inWords(date)) : null;
}

/** The way from an earlier day to today, and from today to the day before. */
function OtherDay({ date, now }: { readonly date: string; readonly now: string }) {
  const { day } = useWords(shareWords);
  const isToday = date === now;
  return (
    <Button onClick={() => goTo(isToday ? dayAddress(dayBefore(now)) : DAY_ADDRESS)}>
      {isToday ? day.yesterday : day.today}
    </Button>
  );
}

interface DayProps {
  readonly date: string;
  readonly isPast: boolean;
  readonly rules: RuleSetId;
  readonly onReplay: (record: GameRecord) => void;
}

function Day({ date, isPast, rules, onReplay }: DayProps) {
  const words = useWords(shareWords);
  const challenge = useMemo(() => challengeOfDay(date, rules), [date, rules]);
  const mine = useMatchOf(challenge.bits);
  const { bits } = challenge;
  const note = () => noteChallenge(browserStorage, { bits, by: '', result: null });
  const { start, resume, isOn, question } = useStart(challenge, note);
  if (mine === undefined) return <p aria-busy="true">{words.day.reading}</p>;
  if (mine?.complete) {
    return (
      <>
        <DayText record={mine} date={date} />
        <section className="card stack stack--start share-card" aria-labelledby="share-what">
          <MatchFacts record={mine} />
          <Button icon="play" onClick={() => onReplay(mine)}>
            {words.record.replay}
          </Button>
        </section>
        <MyResult record={mine} />
        <VerifyPanel record={mine} atOnce />
      </>
    );
  }
  return (
    <section className="card stack stack--start share-card" aria-labelledby="share-what">
      <h2 id="share-what">{words.date(date)}</h2>
      <p>{isPast ? words.day.pastNote : words.day.note}</p>
      <TableFacts table={challenge} bots={challenge.bots} />
      <Button icon="play" look="main" className="button--large" onClick={isOn ? resume : start}>
        {isOn ? words.day.resume : words.day.play}
      </Button>
      {question}
    </section>
  );
}

/** The result of the day as text, which says nothing of the tiles. */
function DayText({ record, date }: { readonly record: GameRecord; readonly date: string }) {
  const words = useWords(shareWords);
  const { outcome, copy } = useCopy(words.actions);
  const { day } = words;
  const final = useFinal()(record, () => day.gain(ownGain(record)));
  const scores = finalScores(record);
  const own = scores[ownPlayerOf(record)] ?? 0;
  const place = 1 + scores.filter((score) => score > own).length;
  const text = textOfDay(
    ownHands(record).map(({ points }) => points),
    {
      title: day.shareTitle(words.date(date)),
      result: day.result(place, scores.length, final(own)),
      points: day.points,
      link: linkTo(dayAddress(date)),
    },
  );
  return (
    <section className="card stack stack--start share-card" aria-labelledby="share-text">
      <h2 id="share-text">{day.place}</h2>
      <pre className="plain-text share-text">{text}</pre>
      <p className="note">{outcome === 'failed' ? words.actions.copyFailed : day.noGiveaway}</p>
      <Button look="main" className="button--wide" onClick={() => void copy(text)}>
        {outcome === 'copied' ? words.actions.copied : words.actions.copyText}
      </Button>
    </section>
  );
}
