import { useEffect, useRef } from 'react';
import type { Options, RuleSetId } from '../../engine/types';
import { problemOf } from '../../store/houseRules/rows';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { useBook } from '../rules/useRulesPage';
import { useWordsOfGame } from '../text/gameWords';
import { houseWords } from '../text';

interface StartCheckProps {
  readonly table: { readonly rules: RuleSetId; readonly options: Options };
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Starts a match, unless nobody can play by these rules: then it says why. */
export function StartCheck({ table, onStart, onClose }: StartCheckProps) {
  const { rules, options } = table;
  const words = useWords(houseWords);
  const { mixtures } = useWordsOfGame(rules);
  const { options: text } = useText();
  const { book, failed } = useBook(rules);
  const problem = book && problemOf(rules, options);
  // What cannot be looked at is played: the rules hold whatever they are.
  const isFree = failed || (book !== null && problem === null);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!isFree || isStarted.current) return;
    isStarted.current = true;
    onStart();
  });
  return (
    problem && (
      <Dialog title={words.impossible} onClose={onClose}>
        <p>{mixtures[problem.code]?.(problem.figures ?? {})}</p>
        <div className="dialog-actions">
          <Button look="main" onClick={onClose}>
            {text.done}
          </Button>
        </div>
      </Dialog>
    )
  );
}
