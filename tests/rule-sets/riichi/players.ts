import { botCalled } from '../../../src/bots/registry';
import { rulesOf } from '../../../src/engine/knownRules';
import { FIRST_DRAGON, FIRST_WIND } from '../../../src/engine/tiles';
import type { Action } from '../../../src/engine/types';
import { riichiOf } from '../../../src/rule-sets/riichi/data';
import { isOuter, isWind } from '../../../src/rule-sets/riichi/tiles';
import type { Bot } from '../../../src/bots/bot';

/** Wins, declares and claims whatever it can, and throws what it has drawn or any other tile. */
export const eager: Bot = {
  id: 'eager',
  decide: (_, choices, random) => {
    const wanted = choices.filter(({ type }) => type !== 'discard' && type !== 'pass');
    const win = wanted.find(({ type }) => type === 'win');
    const from = wanted.length > 0 && random.below(3) > 0 ? wanted : choices;
    return win ?? from[random.below(from.length)]!;
  },
};

/** Claims nothing, gets ready fast, and then declares riichi. */
export const keenOnRiichi: Bot = {
  id: 'keen-on-riichi',
  decide: (view, choices, random) =>
    choices.find((choice) => choice.type === 'declare' && choice.what === 'riichi') ??
    botCalled('never-claims').decide(view, choices, random),
};

/** Claims and wins nothing, and throws winds, then dragons and terminals, first. */
export const outerThrower: Bot = {
  id: 'outer-thrower',
  decide: (view, choices) => {
    const { kinds } = rulesOf(view).tiles;
    const rankOf = (tile: number): number => {
      const kind = kinds[tile]!;
      return isWind(kind) ? kind : isOuter(kind) ? FIRST_DRAGON + kind : 2 * FIRST_DRAGON + kind;
    };
    const discards = choices.filter((choice) => choice.type === 'discard');
    const first = discards.toSorted((a, b) => rankOf(a.tile) - rankOf(b.tile))[0];
    return choices.find(({ type }) => type === 'pass') ?? first ?? choices[0]!;
  },
};

/** Declares riichi as soon as it can, and then makes kongs rather than win. */
export const kongsInRiichi: Bot = {
  id: 'kongs-in-riichi',
  decide: (view, choices, random) =>
    choices.find(({ type }) => type === 'concealed-kong') ?? keenOnRiichi.decide(view, choices, random),
};

/** Takes honours wherever it can, keeps them, and wins when it can. */
export const honourHunter: Bot = {
  id: 'honour-hunter',
  decide: (view, choices) => {
    const { kinds } = rulesOf(view).tiles;
    const worthOf = (choice: Action): number => {
      if (choice.type === 'win') return 3 * FIRST_DRAGON;
      if (choice.type === 'pong' || choice.type === 'kong') return kinds[view.pending!.tile!]!;
      if (choice.type !== 'discard') return choice.type === 'pass' ? FIRST_WIND : 0;
      const kind = kinds[choice.tile]!;
      return FIRST_DRAGON - kind + (view.counts[kind] === 1 ? 0 : -FIRST_DRAGON);
    };
    return choices.toSorted((a, b) => worthOf(b) - worthOf(a))[0]!;
  },
};

/** Declares riichi as soon as it can, and lets the first wins go by. */
export const generous: Bot = {
  id: 'generous',
  decide: (view, choices, random) => {
    const waits = view.seats.filter((_, seat) => riichiOf(view, seat) > 0).length;
    const others = waits < 3 ? choices.filter(({ type }) => type !== 'win') : choices;
    return keenOnRiichi.decide(view, others, random);
  },
};
