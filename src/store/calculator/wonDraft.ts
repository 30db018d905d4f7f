import type { WrittenHand } from '../../engine/handNotation';
import { rulesOf } from '../../engine/knownRules';
import { sameJson } from '../../engine/sameJson';
import { heldHands } from '../../engine/scoring/heldHands';
import type { HeldHand, WinContext } from '../../engine/rules';
import type { Deal, TileKind, Win } from '../../engine/types';
import { before, handsOf } from './draft';
import type { Draft } from './draft';
import { winOf } from './judge';

/** A win of a deal that is over as the calculator takes it; null where wild or marked tiles cannot be said there. */
export function draftOfWin(deal: Deal, { seat, context }: Win): Draft | null {
  const rules = rulesOf(deal);
  const { seats } = rules.geometry;
  if (rules.tiles.wild.length > 0 || rules.tiles.isMixed) return null;
  const held = heldHands(deal);
  const others = Array.from({ length: handsOf(rules) - 1 }, (_, at) => held[(seat + at + 1) % seats]!);
  const plain: Draft = {
    rules: deal.rules,
    options: deal.options,
    hands: [writtenHand(context, context.tile), ...others.map((hand) => writtenHand(hand, null))],
    seat,
    round: context.round,
    by: context.by,
    from: context.from ?? before(seat, seats),
    situation: [],
  };
  return { ...plain, situation: situationOf(plain, context) };
}

function writtenHand({ counts, melds, bonus }: Omit<HeldHand, 'seat'>, won: TileKind | null): WrittenHand {
  const concealed = counts.flatMap((count, kind) =>
    Array<TileKind>(kind === won ? count - 1 : count).fill(kind),
  );
  const shapes = melds.map(({ type, kind, concealed: isOwn }) => ({
    type,
    kind,
    concealed: isOwn,
    from: null,
  }));
  return { concealed, melds: shapes, winning: won, bonus: bonus.toSorted((a, b) => a - b) };
}

/** The words of the rule set that state what was so. Those that say most come first; one that adds nothing is left out. */
function situationOf(draft: Draft, context: WinContext): string[] {
  const { situations } = rulesOf(draft);
  const facts = new Map<string, unknown>(Object.entries(context));
  const plain = winOf(draft);
  const offered = Object.entries(situations).map(([word, change]) => ({
    word,
    says: Object.entries(change(plain)),
  }));
  const stated: string[] = [];
  const said = new Map<string, unknown>(Object.entries(plain));
  for (const { word, says } of offered.toSorted((a, b) => b.says.length - a.says.length)) {
    const isSo = says.every(([field, value]) => sameJson(facts.get(field), value));
    const isNews = says.some(([field, value]) => !sameJson(said.get(field), value));
    if (!isSo || !isNews) continue;
    stated.push(word);
    for (const [field, value] of says) said.set(field, value);
  }
  return stated;
}
