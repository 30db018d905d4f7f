import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Missing, WhyNot } from '../../store/selectors/whyNot';
import { lazyOnce } from '../../store/lazyOnce';
import { useGame, useKinds, useSettings } from '../context';
import { appWords, wordFor } from '../text';
import type { Text } from '../text';
import { useGameWords } from '../text/gameWords';
import type { GameWords } from '../text/gameWords';
import { useAfterwards } from '../useAfterwards';

/** The sentence for what is missing: the game's own, or one of any game. */
export function whyWords({ code, figures = {}, kinds = [] }: WhyNot, text: Text, game: GameWords): string {
  const own = game.refusals[code];
  return own ? own(figures, kinds.map(text.tile)) : wordFor(text.whyNot.codes, code);
}

/** A first hand can be played before it is there. */
export const whyNotChunk = lazyOnce(() => import('../../store/selectors/whyNot'));

/** What the table does not offer now though it looks possible; nothing where that help is switched off. */
function useMissing(): Missing | null {
  const view = useGame((state) => state.view);
  const choices = useGame((state) => state.choices);
  const last = useGame((state) => state.seen.at(-1)?.event);
  const isOn = useSettings((settings) => settings.showWhyNot);
  const known = useAfterwards(whyNotChunk);
  return useMemo(() => {
    if (!view || !isOn || !known || choices.some(({ type }) => type === 'win')) return null;
    const isTurn = view.pending?.why === 'turn';
    const missing = isTurn ? known.missingInTurn(view) : known.missingOnTile(view, last);
    return choices.length > 0 && !isTurn && !missing?.isWin ? null : missing;
  }, [view, choices, last, isOn, known]);
}

/** One sentence about it. */
export interface WhyLine {
  readonly line: string | null;
  /** A win that was missed, kept until the player is asked again, with its tile. */
  readonly kept: string | null;
  /** That win alone, to be read out. */
  readonly missed: string | null;
}

export function useWhyLine(): WhyLine {
  const language = useSettings((settings) => settings.language);
  const text = useSyncExternalStore(appWords.watch, () => appWords.of(language));
  const game = useGameWords();
  const kinds = useKinds();
  const missing = useMissing();
  const isAsked = useGame((state) => state.choices.length > 0);
  const [kept, setKept] = useState<string | null>(null);
  const line = missing && text && whyWords(missing.why, text, game);
  const about =
    missing && text && line !== null ? text.whyNot.about(text.tile(kinds[missing.tile] ?? 0), line) : null;
  const next = isAsked ? null : missing?.isWin ? about : kept;
  if (next !== kept) setKept(next);
  return { line, kept: next ?? about, missed: next };
}
