import { cleanName } from '../playerName';
import { LONGEST_TEXT } from '../optionSpec';
import type { Fault } from '../optionSpec';
import { parseCardHand } from './cardText';
import type { CardHand, HandFault } from './cardText';
import { canBeMade, formsOf } from './forms';
import type { Supply } from './forms';

/** A card as a text has it. */
export interface WrittenCard {
  readonly title: string;
  readonly hands: readonly CardHand[];
}

/** Why a card cannot be played, beside faults of a hand. */
type CardFaultCode =
  | HandFault['code']
  | 'too-long'
  | 'no-title'
  | 'no-section'
  | 'long-name'
  | 'taken'
  | 'no-value'
  | 'no-mark'
  | 'value'
  | 'impossible'
  | 'too-few'
  | 'too-many'
  | 'too-many-forms';

export type CardFault = Fault<CardFaultCode>;

type ReadCard =
  | { readonly ok: true; readonly value: WrittenCard }
  | { readonly ok: false; readonly faults: readonly CardFault[] };

/** What the game says of cards that are brought to it. */
export interface CardTerms {
  readonly supply: Supply;
  /** Names that hands may not have. */
  readonly isTaken: (name: string) => boolean;
}

const LONGEST_NAME = 40;
const FEWEST_HANDS = 5;
const MOST_HANDS = 100;
const MOST_VALUE = 1000;
/** Each is weighed in every choice of a bot. */
const MOST_FORMS = 6000;
/** So much of a line is told with what is wrong with it, in characters. */
const MOST_TOLD = 60;
const EXPOSED = 'x';
const CONCEALED = 'c';
const SECTION = '#';

/**
 * Reads a card: its name, then sections (`# Evens`), each with a line for every hand: groups, points, `x` or `c`, and
 * perhaps a name (`2468a 222b 4444b 888b 25 x Even ladder`). All that is wrong is told, by line.
 */
export function readCard(text: string, terms: CardTerms): ReadCard {
  const plain = text.length > LONGEST_TEXT ? text : plainOf(text);
  if (plain.length > LONGEST_TEXT) return { ok: false, faults: [{ line: 1, code: 'too-long', found: '' }] };
  const reader = new CardReader(terms);
  plain.split(/\r\n|[\n\r\u2028\u2029]/).forEach((line, at) => reader.read(line.trim(), at + 1));
  return reader.end();
}

/** In plain letters, without what has no shape; the two signs that join letters stay. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('\t', ' ')
    .replaceAll(/(?![\n\r\u200C\u200D])\p{C}/gu, '');
}

/** The text of a card, as `readCard` reads it. */
export function writeCard({ title, hands }: WrittenCard): string {
  const lines = hands.flatMap(({ id, section, hand, value, exposed }, at) => {
    const mark = exposed ? EXPOSED : CONCEALED;
    const row = [hand, value, mark, ...(id === hand ? [] : [id])].join(' ');
    return section === hands[at - 1]?.section ? [row] : [`${SECTION} ${section}`, row];
  });
  return [title, ...lines].join('\n');
}

class CardReader {
  private readonly terms: CardTerms;
  private readonly faults: CardFault[] = [];
  private readonly hands: CardHand[] = [];
  private readonly names = new Set<string>();
  private title: string | null = null;
  private section: string | null = null;
  private line = 0;
  private rows = 0;
  private forms = 0;

  constructor(terms: CardTerms) {
    this.terms = terms;
  }

  read(text: string, line: number): void {
    this.line = line;
    if (text === '') return;
    const words = text.split(/\s+/);
    const mark = words.findIndex(
      (word, at) => at > 0 && isMark(word) && /^[-+]?\d[\d.,]*$/.test(words[at - 1] ?? ''),
    );
    if (this.title === null) {
      const isTitle = mark < 0 && !text.startsWith(SECTION);
      this.title = isTitle ? this.named(text) : '';
      if (isTitle) return;
      this.fault('no-title', text);
    }
    if (text.startsWith(SECTION)) this.section = this.named(text.replace(/^#+\s*/, ''));
    else this.readRow(words, mark);
  }

  /** `mark`: which of the words says whether groups may be laid out. */
  private readRow(words: readonly string[], mark: number): void {
    this.rows++;
    if (this.section === null) {
      this.fault('no-section', words.join(' '));
      this.section = '';
    }
    if (mark < 0) {
      const hasValue = words.slice(1).some((word) => /^[1-9]\d*$/.test(word));
      return this.fault(hasValue ? 'no-mark' : 'no-value', words.join(' '));
    }
    const written = words[mark - 1] ?? '';
    const value = /^\d{1,4}$/.test(written) ? Number(written) : 0;
    if (value < 1 || value > MOST_VALUE) this.fault('value', written);
    const hand = words.slice(0, mark - 1).join(' ');
    const id = mark + 1 < words.length ? this.named(words.slice(mark + 1).join(' ')) : hand;
    if (this.names.has(id) || this.terms.isTaken(id)) this.fault('taken', id);
    this.names.add(id);
    const exposed = words[mark]?.toLowerCase() === EXPOSED;
    this.readHand({ id, section: this.section, hand, value, exposed });
  }

  private readHand(row: CardHand): void {
    const parsed = parseCardHand(row.hand);
    if (!parsed.ok) return this.fault(parsed.fault.code, parsed.fault.found);
    const forms = formsOf(row);
    this.forms += forms.length;
    if (!forms.some((form) => canBeMade(form, this.terms.supply))) return this.fault('impossible', row.hand);
    this.hands.push(row);
  }

  /** A name as it is kept: only of what can be seen. One that is too long is a fault, and stays whole to be told from others. */
  private named(text: string): string {
    if ([...text].length > LONGEST_NAME) {
      this.fault('long-name', text);
      return text;
    }
    const name = cleanName(text);
    if (name in {}) this.fault('taken', name);
    return name;
  }

  private fault(code: CardFaultCode, found: string): void {
    const letters = [...found];
    const told = letters.length > MOST_TOLD ? `${letters.slice(0, MOST_TOLD).join('')}…` : found;
    this.faults.push({ line: this.line, code, found: told });
  }

  end(): ReadCard {
    const { title, hands, rows, faults } = this;
    if (title === null) this.fault('no-title', '');
    if (rows < FEWEST_HANDS) this.fault('too-few', `${rows}`);
    if (rows > MOST_HANDS) this.fault('too-many', `${rows}`);
    if (this.forms > MOST_FORMS) this.fault('too-many-forms', `${this.forms}`);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { title: title ?? '', hands } };
  }
}

function isMark(word: string): boolean {
  return [EXPOSED, CONCEALED].includes(word.toLowerCase());
}
