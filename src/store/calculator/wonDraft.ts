import { faceOf } from '../../engine/draw';
import type { WrittenHand } from '../../engine/handNotation';
import { inOrder, kindsOfMeld, shapeOf } from '../../engine/meldKinds';
import { rulesOf } from '../../engine/knownRules';
import { sameJson } from '../../engine/sameJson';
import { heldHands } from '../../engine/scoring/heldHands';
import type { HeldHand, Rules, WinContext } from '../../engine/rules';
import type { Values } from '../../engine/scoring/winRequest';
import { circumstancesOf, statementsOf } from '../../engine/situations';
import { markedOf } from '../../engine/tileSet';
import { countsAs } from '../../engine/tiles';
import type { Deal, TileKind, Win } from '../../engine/types';
import { before, handsOf } from './draft';
import type { Draft } from './draft';
import { winOf } from './judge';

/** A win of a deal that is over as the calculator takes it; null where what it rests on cannot be said there. */
export function draftOfWin(deal: Deal, win: Win): Draft | null {
  const { seat, context } = win;
  const rules = rulesOf(deal);
  const { seats } = rules.geometry;
  const { wild } = rules.tiles;
  const held = heldHands(deal);
  const others = Array.from({ length: handsOf(rules) - 1 }, (_, at) => (seat + at + 1) % seats);
  const won = context.tile === null ? null : faceOf(rules, win.tile);
  const plain: Draft = {
    rules: deal.rules,
    options: deal.options,
    hands: [
      writtenHand(context, { marked: context.marked, won, wild }),
      ...others.map((other) => {
        const { hand, melds } = deal.seats[other]!;
        const marked = markedOf(rules.tiles, [...hand, ...melds.flatMap(({ tiles }) => tiles)]);
        return writtenHand(held[other]!, { marked, won: null, wild });
      }),
    ],
    seat,
    round: context.round,
    by: context.by,
    from: context.from ?? before(seat, seats),
    situation: [],
    values: valuesOf(rules, context),
  };
  const draft = { ...plain, situation: situationOf(plain, context) };
  const scored = rules.score(winOf(draft));
  return scored && sameJson(scored.lines, win.sheet.lines) ? draft : null;
}

/** What is printed on tiles that count as another kind, in hand and melds, and on the winning tile. */
interface Faces {
  readonly marked: readonly TileKind[];
  readonly won: TileKind | null;
  readonly wild: readonly TileKind[];
}

function writtenHand(
  { counts, melds, bonus }: Omit<HeldHand, 'seat'>,
  { marked, won, wild }: Faces,
): WrittenHand {
  const laidOut = melds.flatMap(kindsOfMeld);
  const concealed = counts.flatMap((count, kind) => Array<TileKind>(count).fill(kind));
  for (const face of marked)
    if (laidOut.includes(face)) laidOut.splice(laidOut.indexOf(face), 1);
    else concealed[concealed.indexOf(countsAs(face))] = face;
  if (won !== null) concealed.splice(concealed.indexOf(won), 1);
  const shapes = melds.map((meld) => shapeOf(meld.type, inOrder(kindsOfMeld(meld), wild), meld.concealed));
  return { concealed, melds: shapes, winning: won, bonus: bonus.toSorted((a, b) => a - b) };
}

/** What may be stated and was so. */
function valuesOf({ situations }: Rules, context: WinContext): Values {
  const values = statementsOf(situations).map(([name, { of }]) => [name, of(context)] as const);
  return Object.fromEntries(values.filter(([, value]) => value.length > 0));
}

/** The words of the rule set that state what was so, in its order. Those that say most are asked first; one that adds nothing is left out. */
function situationOf(draft: Draft, context: WinContext): string[] {
  const facts = factsOf(context);
  const plain = winOf(draft);
  const offered = circumstancesOf(rulesOf(draft).situations).map(([word, change]) => ({
    word,
    says: [...factsOf(change(plain))],
  }));
  const stated = new Set<string>();
  const said = factsOf(plain);
  for (const { word, says } of offered.toSorted((a, b) => b.says.length - a.says.length)) {
    const isSo = says.every(([field, value]) => sameJson(facts.get(field), value));
    const isNews = says.some(([field, value]) => !sameJson(said.get(field), value));
    if (!isSo || !isNews) continue;
    stated.add(word);
    for (const [field, value] of says) said.set(field, value);
  }
  return offered.flatMap(({ word }) => (stated.has(word) ? [word] : []));
}

/** What a context says, field by field; of the game's own data each part by itself. */
function factsOf({ extras, carry, ...fields }: Partial<WinContext>): Map<string, unknown> {
  const own = { extras, carry };
  const parts = Object.entries(own).flatMap(([field, data]) =>
    Object.entries(data ?? {}).map(([part, value]) => [`${field}.${part}`, value] as const),
  );
  return new Map<string, unknown>([...Object.entries(fields), ...parts]);
}
