import type { ScoreSheet, Seat, TileKind, Win } from '../../engine/types';
import { kindsOf } from '../../store/selectors/tiles';
import type { Person } from '../../store/types';
import { personOf } from '../scoring/resultFacts';
import type { ResultFacts } from '../scoring/resultFacts';
import { wayOfWinning } from '../scoring/WinBand';
import { amountIn, worthOf } from '../table/worth';
import { wordFor } from '../text';
import type { Text } from '../text';
import type { GameWords } from '../text/gameWords';
import { inThirdPerson, isYou } from './thirdPerson';

export interface PictureLine {
  readonly name: string;
  readonly value: string;
}

interface PictureGroup {
  readonly kinds: readonly TileKind[];
  /** The place of the winning tile, where it is among them. */
  readonly won: number | null;
}

/** Everything that is drawn, in the words it is drawn in. All of it lay open on the table. */
export interface Picture {
  readonly game: string;
  /** Which hand it was, or when the match was played. */
  readonly place: string;
  readonly headline: string;
  readonly line: string;
  readonly groups: readonly PictureGroup[];
  readonly bonus: readonly TileKind[];
  readonly items: readonly PictureLine[];
  readonly total: PictureLine | null;
  /** In the order in which they sit, or stand; `isFirst` marks the winner. */
  readonly players: readonly (PictureLine & { readonly isFirst: boolean })[];
}

/** The words a picture is made of. */
export interface PictureTexts {
  readonly text: Text;
  readonly words: GameWords;
  readonly game: string;
  readonly place: string;
}

/**
 * The picture of a hand that was won: its tiles, what they are worth, and what it brought whom. Whoever sat at the page
 * is called by the wind: others see the picture.
 */
export function pictureOfWin(
  facts: ResultFacts,
  win: Win,
  { text: spoken, words, game, place }: PictureTexts,
): Picture {
  const { deal, gained, seated } = facts.result;
  const nameAt = (seat: Seat) => {
    const name = spoken.people[personOf(facts, seat)];
    return isYou(name, spoken) ? spoken.wind(seat) : name;
  };
  const seatOf = (person: Person) => seated.findIndex((_, seat) => personOf(facts, seat) === person);
  const text = inThirdPerson(spoken, (person) => nameAt(seatOf(person)));
  const kinds = kindsOf(deal);
  const worth = worthOf(win.sheet, words.units);
  const who = personOf(facts, win.seat);
  return {
    game,
    place,
    headline: worth === '' ? text.result.winsPlain(who) : text.result.wins(who, worth),
    line: wayOfWinning(facts, win, text),
    groups: win.sheet.groups.filter((group) => group.kinds.length > 0),
    bonus: (deal.seats[win.seat]?.bonus ?? []).map((tile) => kinds[tile] ?? 0),
    ...sumOf(win.sheet, words, text),
    players: seated.map((player, seat) => ({
      name: nameAt(seat),
      value: text.signed(gained[player] ?? 0),
      isFirst: deal.wins.some((each) => each.seat === seat),
    })),
  };
}

function sumOf(
  { lines, headline }: ScoreSheet,
  words: GameWords,
  text: Text,
): Pick<Picture, 'items' | 'total'> {
  const items = lines.map((line) => ({
    name: text.times(wordFor(words.items, line.id), line.count),
    value: amountIn(words.units, line),
  }));
  const worth = worthOf({ headline }, words.units);
  return { items, total: worth === '' ? null : { name: text.result.total, value: worth } };
}

/** The same in sentences, for who does not see it. */
export function pictureInWords(picture: Picture, tile: (kind: TileKind) => string): string {
  const pairs = [...picture.items, ...(picture.total ? [picture.total] : []), ...picture.players];
  return [
    [picture.game, picture.place].filter((part) => part !== '').join(', '),
    picture.headline,
    picture.line,
    [...picture.groups.flatMap(({ kinds }) => kinds), ...picture.bonus].map(tile).join(', '),
    ...pairs.map(({ name, value }) => `${name} ${value}`),
  ].join('\n');
}
