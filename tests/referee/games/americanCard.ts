import { HANDS } from '../../naive/american/card';
import type { CardHand, Form } from '../../naive/american/card';
import { countKinds, JOKER, kindOf } from '../tiles';
import type { Meld } from '../types';

interface Group {
  readonly kinds: readonly number[];
  readonly alike: boolean;
}

interface Written {
  readonly groups: readonly Group[];
  readonly mayLie: boolean;
  readonly has: ReadonlySet<number>;
}

/** The forms of a card's hands, as kinds of tiles. */
function writtenForm({ exposable }: CardHand, form: Form): Written {
  const groups = form.map(({ tiles, alike }) => ({ kinds: tiles.map((tile) => kindOf(tile) ?? -1), alike }));
  return { groups, mayLie: exposable, has: new Set(groups.flatMap(({ kinds }) => kinds)) };
}

function naturalOf({ tiles }: Meld): number {
  return tiles.find((kind) => kind !== JOKER) ?? JOKER;
}

/** The groups of a form besides what is laid out; null where that is no part of it. */
function besides({ groups, mayLie }: Written, melds: readonly Meld[]): Group[] | null {
  const rest = [...groups];
  for (const meld of melds) {
    const kind = naturalOf(meld);
    const at = rest.findIndex(
      ({ alike, kinds }) => alike && kinds[0] === kind && kinds.length === meld.tiles.length,
    );
    if (at < 0 || !mayLie) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Whether tiles are exactly these groups: those of one kind take jokers, the others are as written. */
function fill(groups: readonly Group[], held: readonly number[]): boolean {
  const unlike = countKinds(groups.filter(({ alike }) => !alike).flatMap(({ kinds }) => kinds));
  const all = countKinds(groups.flatMap(({ kinds }) => kinds));
  const size = groups.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const total = held.reduce((sum, count) => sum + count, 0);
  return (
    size === total &&
    held.every((count, kind) => kind === JOKER || (count >= (unlike[kind] ?? 0) && count <= (all[kind] ?? 0)))
  );
}

/** The card of some sections. */
export function cardOf(sections: readonly string[] | null) {
  const inForce = HANDS.filter(({ section }) => sections?.includes(section) ?? true);
  const forms = inForce.flatMap((hand) => hand.forms.map((form) => writtenForm(hand, form)));
  const known = new Map<string, boolean>();
  return {
    /** Whether all that is laid out are groups of one form that may be. */
    mayLie: (melds: readonly Meld[]): boolean => {
      const key = melds.map((meld) => `${naturalOf(meld)}x${meld.tiles.length}`).join();
      const fits = known.get(key) ?? forms.some((form) => besides(form, melds) !== null);
      known.set(key, fits);
      return fits;
    },
    /** Whether the tiles held, with what is laid out, are a hand of the card. */
    isComplete: (held: readonly number[], melds: readonly Meld[]): boolean => {
      const counts = countKinds(held);
      const kinds = [...new Set(held)].filter((kind) => kind !== JOKER);
      return forms.some((form) => {
        if (!kinds.every((kind) => form.has.has(kind))) return false;
        const rest = besides(form, melds);
        return rest !== null && fill(rest, counts);
      });
    },
  };
}
