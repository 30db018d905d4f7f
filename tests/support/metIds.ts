import { rulesOf } from '../../src/engine/knownRules';
import type { Match } from '../../src/engine/match';
import type { Deal, DealEvent, ScoreSheet } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { SeatView } from '../../src/engine/view';
import { tableOf } from '../../src/store/selectors/knownTables';
import { missingInTurn, missingOnTile } from '../../src/store/selectors/whyNot';
import type { GameWords } from '../../src/ui/text/gameWords';

const PARTS = [
  'items',
  'units',
  'steps',
  'omissions',
  'refusals',
  'declarations',
  'notes',
  'endings',
  'reasons',
  'factors',
  'marks',
] as const;
type Named = (typeof PARTS)[number];

/** Refusals that any game may give: the page has its own words for them. */
const COMMON = [
  'open-hand',
  'needs-a-draw',
  'chow-not-next',
  'wall-is-empty',
  'fourth-to-a-pong',
  'no-kongs',
  'kong-after-claim',
];

/** Stands for the name of an item. */
const BLANK = '\0';

/** Ids met in a deal, each with the part of the words that must know it. */
export class MetIds {
  private readonly met = new Set<`${Named}:${string}`>();
  /** By what was omitted, the code that says why. */
  private readonly omitted = new Map<string, string>();

  refusal(code: string): void {
    if (!COMMON.includes(code)) this.add('refusals', code);
  }

  event(event: DealEvent): void {
    if (event.type === 'declare') this.add('declarations', event.what);
    if (event.type === 'note') this.add('notes', event.what);
  }

  /** What the screens would say of a deal that is under way or over. */
  deal(deal: Deal): void {
    for (const sheet of deal.sheets) if (sheet) this.sheet(sheet);
    for (const { sheet } of deal.wins) this.sheet(sheet);
    const ending = deal.phase.type === 'ended' ? deal.phase.ending : 'won';
    if (!['won', 'exhausted'].includes(ending)) this.add('endings', ending);
    for (const { reason, factors } of deal.ledger) {
      this.add('reasons', reason);
      for (const { id } of factors) this.add('factors', id);
    }
    for (let seat = 0; seat < deal.seats.length; seat++) this.view(seatView(deal, seat));
  }

  /** What the standings would say of a match that is over. */
  closing({ closing = [] }: Match): void {
    for (const { reason } of closing) this.add('reasons', reason);
  }

  missing(words: GameWords): string[] {
    const named = [...this.omitted].flatMap(([id, code]) =>
      words.omissions[code]?.(BLANK, '').includes(BLANK) ? [`items:${id}` as const] : [],
    );
    return [...new Set([...this.met, ...named])].filter((each) => {
      const [part, id] = each.split(':') as [Named, string];
      return !Object.hasOwn(words[part], id);
    });
  }

  /** The ids of the words that were never met. */
  unmet(words: GameWords): string[] {
    return PARTS.flatMap((part) => Object.keys(words[part]).map((id) => `${part}:${id}` as const)).filter(
      (each) => !this.met.has(each),
    );
  }

  private view(view: SeatView): void {
    for (const { code } of tableOf(view.rules).marks(view)) this.add('marks', code);
    for (const missing of [missingInTurn(view), missingOnTile(view, undefined)]) {
      if (missing) this.refusal(missing.why.code);
    }
  }

  sheet({ lines, omitted, steps, headline }: ScoreSheet): void {
    for (const { id, unit } of lines) {
      this.add('items', id);
      this.add('units', unit);
    }
    for (const { id, code } of omitted) {
      this.omitted.set(id, code);
      this.add('omissions', code);
    }
    for (const { id, unit } of steps) {
      this.add('steps', id);
      this.add('units', unit);
    }
    for (const { unit } of headline) this.add('units', unit);
  }

  private add(part: Named, id: string): void {
    this.met.add(`${part}:${id}`);
  }
}

/** The steps before play in which somebody is asked something, by id. */
export function askingStep(deal: Deal): string | null {
  const { phase, pending } = deal;
  return phase.type === 'before-play' && pending ? (rulesOf(deal).phases[phase.step]?.id ?? null) : null;
}
