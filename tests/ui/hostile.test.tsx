import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseOptions } from '../../src/engine/options';
import { ruleSetIds, ruleSetOf } from '../../src/engine/knownRules';
import '../../src/rule-sets/all';
import type { RuleSetId } from '../../src/engine/types';
import { createSettingsStore } from '../../src/store/settings';
import type { MatchConfig } from '../../src/store/types';
import { App } from '../../src/ui/App';
import { memoryStorage } from '../store/memoryStorage';
import { mutatedJson } from '../support/mutations';
import { testRandom } from '../support/randomPlay';
import { emptyState, fixtureStores } from './fixtures';

/** `HOSTILE=500` for the long run. */
const COUNT = Number(process.env['HOSTILE'] ?? 25);

const KEY = 'hong-kong-mahjong/settings';

it(`settings and house rules that somebody changed: home opens and a match begins or is refused, ${COUNT} of ${COUNT}`, async () => {
  const random = testRandom('house rules');
  const ids = ruleSetIds();
  for (let at = 0; at < COUNT; at++) {
    const rules = ids[at % ids.length];
    if (!rules) throw new Error('There is no game.');
    const options = parsed(rules, {});
    const lastMatch = { rules, options, opponents: 'steady', mixedStyles: true };
    const kept = JSON.stringify({ lastMatch, introduced: ids });
    const storage = memoryStorage({ [KEY]: mutatedJson(kept, random) });
    const started: MatchConfig[] = [];
    const stores = {
      ...fixtureStores(emptyState),
      settings: createSettingsStore(storage, { language: 'en' }),
    };
    stores.game.setState({ startMatch: (config) => void started.push(config) });
    render(<App stores={stores} />);
    fireEvent.click(screen.getByRole('button', { name: 'Start new match' }));
    const introduction = () => screen.queryByRole('dialog', { name: /^What is different/ });
    const refused = () => screen.queryAllByRole('dialog', { name: 'These rules cannot be played.' }).length;
    // Whoever has not read what is different in the game is told first.
    await waitFor(() => expect(started.length + refused() > 0 || introduction()).toBeTruthy());
    const told = introduction();
    if (told) fireEvent.click(within(told).getByRole('button', { name: 'Start new match' }));
    // Rules of one's own are looked at first; those by which nobody can play are refused.
    await waitFor(() => expect(started.length + refused()).toBe(1));
    for (const { rules: chosen, options: asked } of started)
      expect(() => parsed(chosen, asked)).not.toThrow();
    cleanup();
  }
});

function parsed(rules: RuleSetId, json: unknown) {
  const read = parseOptions(ruleSetOf(rules).options, json);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
