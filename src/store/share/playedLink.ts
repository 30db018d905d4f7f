import { eventsTold } from '../selectors/recordedNames';
import { copyOptions } from '../../engine/options';
import { startMatch, throwForFirstEast } from '../../engine/match';
import type { Match } from '../../engine/match';
import { hashText } from '../../engine/random';
import { ChosenReplay, choicesOf } from '../../engine/recordChoices';
import type { ChosenHand } from '../../engine/recordChoices';
import { recordMatch } from '../../engine/record';
import type { GameRecord, RecordedHand, RecordedPlayer } from '../../engine/record';
import { recordedMatch } from '../../engine/replay';
import { sameJson } from '../../engine/sameJson';
import type { Options } from '../../engine/types';
import { throwsByPlayer } from '../../engine/wall';
import { readHand, writeHand } from './handText';
import type { PlayedLink } from './linkSchema';

/** What a link says of a match that was played: who played, and what was chosen. */
export type PlayedPart = Omit<PlayedLink, 'kind' | 'by' | 'at'>;

/** Between two hands, so that nothing has to wait for a long match. */
export type Rest = () => Promise<void>;

/**
 * A record as its choices. Null where that does not say all of it: it cannot be replayed, or its walls do not follow
 * from its seed.
 */
export function writePlayed(record: GameRecord): PlayedPart | null {
  const { rules, rulesVersion: version, options, seed, text = '', app } = record;
  const match = recordedMatch(record);
  const choices = choicesOf(record);
  if (seed === null || !match.ok || !choices.ok) return null;
  const written = choices.value.map((hand) => writeHand(hand.choices));
  const hands = written.filter((hand) => hand !== null);
  const drawn = choices.value.flatMap((hand) => (hand.drawn ? hand.drawn.map(Number).join('') : []));
  const part = {
    rules,
    version,
    options: copyOptions(options),
    bits: seed,
    text,
    app,
    hands,
    ...(drawn.length === hands.length && { drawn }),
    players: record.players.map(writtenPlayer),
    seating: record.seating !== undefined,
    coached: record.coached ?? false,
    ...(record.practice && { practice: true }),
    sum: sumOf(record.hands),
  };
  return hands.length === written.length && isSame(match.value, choices.value, record) ? part : null;
}

/** Whether the choices give the same hands again. */
function isSame(match: Match, hands: readonly ChosenHand[], record: GameRecord): boolean {
  const replay = new ChosenReplay(match);
  return hands.every((hand, at) => {
    const played = replay.play(hand);
    const recorded = record.hands[at];
    if (!played.ok || !recorded) return false;
    const { value } = played;
    return (
      sameJson(
        [value.wall, value.dice, value.deal, scoresOf(value)],
        [recorded.wall, recorded.dice, recorded.deal, scoresOf(recorded)],
      ) && value.events.length === eventsTold(record, at).length
    );
  });
}

/**
 * Plays the match again and gives its record; null where it cannot have been played like that. The game must be loaded,
 * and `options` be all of its options.
 */
export async function readPlayed(part: PlayedPart, options: Options, rest: Rest): Promise<GameRecord | null> {
  const { rules, bits, text, players, seating, coached, practice, app } = part;
  const match = startMatch({ rules, options, bits, text });
  if (players.length !== match.scores.length) return null;
  const replay = new ChosenReplay(match);
  const hands: RecordedHand[] = [];
  for (const [at, hand] of part.hands.entries()) {
    const drawn = part.drawn ? [...(part.drawn[at] ?? '')].map((each) => each === '1') : null;
    const played = replay.play({ choices: readHand(hand), drawn });
    const isLast = at === part.hands.length - 1;
    if (!played.ok || (!isLast && !played.value.result)) return null;
    hands.push(played.value);
    await rest();
  }
  if (sumOf(hands) !== part.sum) return null;
  const { progress, closing } = replay.match;
  return recordMatch(match, {
    app,
    players: players.map(playerOf),
    ...(seating ? { seating: throwsByPlayer(throwForFirstEast(match)) } : {}),
    hands,
    complete: progress === null,
    closing,
    coached,
    ...(practice && { practice }),
  });
}

/** A player: the name, and the bot; null for a person, empty where nothing says which bot it is. */
type WrittenPlayer = PlayedPart['players'][number];

function writtenPlayer({ name, kind, bot = '' }: RecordedPlayer): WrittenPlayer {
  return [name, kind === 'human' ? null : bot];
}

function playerOf([name, bot]: WrittenPlayer): RecordedPlayer {
  if (bot === null) return { name, kind: 'human' };
  return bot === '' ? { name, kind: 'bot' } : { name, kind: 'bot', bot };
}

/** What the hands came to, in few letters: another version of the engine that plays otherwise is found out. */
function sumOf(hands: readonly RecordedHand[]): string {
  return hashText(JSON.stringify(hands.map(scoresOf))).slice(0, 8);
}

const scoresOf = ({ result }: RecordedHand) => result?.scores ?? null;
