import { useState } from 'react';
import type { Options, OptionValue, RuleSetId } from '../../engine/types';
import { completeOptions } from '../../store/selectors/optionList';
import { differing, sameOptions } from '../../store/selectors/presets';
import { firstGame } from '../../store/games';
import type { Games } from '../../store/games';
import type { HouseSet } from '../../store/houseRules/houseSet';
import { keptHouseDraft } from '../../store/houseRules/keptDraft';
import type { HouseDraft } from '../../store/houseRules/keptDraft';
import { keepSets, readSets } from '../../store/houseRules/keptSets';
import { problemOf, setAs, withItem, withOption } from '../../store/houseRules/rows';
import { browserStorage } from '../../store/saves/browserStorage';
import type { MatchSetup } from '../../store/settings';
import { useSettings, useStores } from '../context';

/** The rules that are being put together, and the ways to change them. Their game must be loaded. */
export interface House extends HouseDraft {
  readonly options: Options;
  readonly sets: readonly HouseSet[];
  readonly isDirty: boolean;
  /** Why they cannot be played, as a code with figures. */
  readonly problem: ReturnType<typeof problemOf>;
  readonly set: (name: string, value: OptionValue) => void;
  readonly setItem: (id: string, value: number) => void;
  readonly discard: () => void;
  /** Goes to a saved set, or to a game as it comes. */
  readonly choose: (to: HouseSet | RuleSetId) => void;
  /** Replaces the saved sets; false where the browser keeps nothing. */
  readonly keep: (sets: readonly HouseSet[], chosen: string | null) => boolean;
}

/** Everything that lasts while the screen is open. */
export function useHouseDraft() {
  const { games } = useStores();
  const last = useSettings((settings) => settings.lastMatch);
  const [kept] = useState(() => readSets(browserStorage));
  const [sets, setSets] = useState(kept.sets);
  const [draft, setDraft] = useState<HouseDraft>(() => firstDraft(games, last, kept.sets));
  return { kept, sets, setSets, draft, setDraft };
}

/** What was left unsaved; otherwise what the form for a new match has, as the set that it is. */
function firstDraft(games: Games, last: MatchSetup | null, sets: readonly HouseSet[]): HouseDraft {
  const left = keptHouseDraft.take(browserStorage);
  if (left && games.cards.some(({ id }) => id === left.rules)) return left;
  const rules = firstGame(games, last);
  const changed = last?.rules === rules ? last.options : {};
  const same = setAs(sets, { rules, options: changed });
  return { rules, changed: same?.options ?? changed, chosen: same?.name ?? null };
}

export function useHouseRules({
  kept,
  sets,
  setSets,
  draft,
  setDraft,
}: ReturnType<typeof useHouseDraft>): House {
  const { rules, chosen } = draft;
  const changed = differing(rules, completeOptions(rules, draft.changed));
  const saved = sets.find(({ name }) => name === chosen)?.options ?? {};
  const take = (next: Options) => {
    const changedDraft = { rules, chosen, changed: next };
    setDraft(changedDraft);
    keptHouseDraft.write(browserStorage, changedDraft);
  };
  const settle = (next: HouseDraft) => {
    setDraft(next);
    keptHouseDraft.write(browserStorage, null);
  };
  return {
    rules,
    chosen,
    changed,
    options: completeOptions(rules, changed),
    sets,
    isDirty: !sameOptions(saved, changed),
    problem: problemOf(rules, changed),
    set: (name, value) => take(withOption(rules, changed, [name, value])),
    setItem: (id, value) => take(withItem(rules, changed, [id, value])),
    discard: () => settle({ rules, chosen, changed: saved }),
    choose: (to) =>
      settle(
        typeof to === 'string'
          ? { rules: to, changed: {}, chosen: null }
          : { rules: to.rules, changed: to.options, chosen: to.name },
      ),
    keep: (next, name) => {
      const isKept = !kept.isLocked && keepSets(browserStorage, next);
      if (isKept) {
        setSets(next);
        settle({ rules, changed, chosen: name });
      }
      return isKept;
    },
  };
}
