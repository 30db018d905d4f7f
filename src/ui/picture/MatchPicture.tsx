import { useCallback } from 'react';
import { finalScores } from '../../store/records/matchRecord';
import type { GameRecord } from '../../engine/record';
import { findBestHand } from '../../store/selectors/bestHand';
import type { BestHand } from '../../store/selectors/bestHand';
import { useSettings, useText, useWords } from '../context';
import { Dialog } from '../controls/Dialog';
import { nameWords, peopleOf } from '../history/replay/replayPeople';
import { gainOf } from '../scoring/resultFacts';
import { worthOf } from '../table/worth';
import { pictureWords } from '../text';
import type { Text } from '../text';
import { dateWords } from '../text/dates';
import { useWordsOfGame } from '../text/gameWords';
import type { GameWords } from '../text/gameWords';
import type { PictureWords } from '../languages/en/picture';
import { useFinal, useGameName } from '../useGameName';
import { useLoading } from '../useLoading';
import { PictureDialog } from './PictureDialog';
import { pictureOfWin } from './pictureFacts';
import type { Picture } from './pictureFacts';
import { isYou } from './thirdPerson';

const atOnce = () => Promise.resolve();

interface MatchPictureProps {
  /** Checked; its game is loaded. */
  readonly record: GameRecord;
  readonly onClose: () => void;
}

/** A picture of how a match ended, with its best hand. */
export function MatchPicture({ record, onClose }: MatchPictureProps) {
  const text = useText();
  const own = useWords(pictureWords);
  const words = useWordsOfGame(record.rules);
  const game = useGameName()(record.rules);
  const final = useFinal()(record);
  const language = useSettings((settings) => settings.language);
  const { value } = useLoading(
    useCallback(async () => {
      const best = await findBestHand(record, atOnce);
      const place = record.at ? dateWords(Date.parse(record.at), language, navigator.languages) : '';
      return best && pictureOfMatch(record, best, { text, words, own, game, place, final });
    }, [record, text, words, own, game, language, final]),
  );
  if (value) return <PictureDialog picture={value} onClose={onClose} />;
  return (
    <Dialog title={own.title} onClose={onClose}>
      <p role="status">{value === undefined ? own.drawing : own.noHand}</p>
    </Dialog>
  );
}

interface MatchTexts {
  readonly text: Text;
  readonly words: GameWords;
  readonly own: PictureWords;
  readonly game: string;
  readonly place: string;
  readonly final: (points: number) => string;
}

/** The picture of the best hand under the result of the whole match. */
function pictureOfMatch(record: GameRecord, { result, win, player }: BestHand, texts: MatchTexts): Picture {
  const { text, words, own, final } = texts;
  const facts = { result, players: peopleOf(record) };
  const scores = finalScores(record);
  const most = Math.max(...scores);
  const nameOf = (each: number) => {
    const name = nameWords(record.players[each]?.name ?? '', text);
    return isYou(name, text) ? own.player : name;
  };
  const ranked = scores
    .map((score, each) => ({ score, name: nameOf(each), value: final(score), isFirst: score === most }))
    .toSorted((a, b) => b.score - a.score);
  const first = ranked.flatMap(({ isFirst, name }) => (isFirst ? [name] : []));
  return {
    ...pictureOfWin(facts, win, texts),
    headline: own.first(first.join(', '), final(most)),
    line: own.best(nameOf(player), worthOf(win.sheet, words.units), text.signed(gainOf(facts, win.seat))),
    players: ranked,
  };
}
