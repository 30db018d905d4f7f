import { botCalled } from '../../../src/bots/registry';
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
