import { useEffect, useRef } from 'react';
import type { Options, RuleSetId } from '../../engine/types';
import { problemOf } from '../../store/houseRules/rows';
import { useFullText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { useBook } from '../rules/useRulesPage';
import { useFullWordsOfGame } from '../text/gameWords';
import { useHouseWords } from './houseWords';

interface StartCheckProps {
  readonly table: { readonly rules: RuleSetId; readonly options: Options };
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Starts a match, unless nobody can play by these rules: then it says why. */
export function StartCheck({ table, onStart, onClose }: StartCheckProps) {
  const { rules, options } = table;
  const words = useHouseWords();
  const { mixtures } = useFullWordsOfGame(rules);
  const { options: text } = useFullText();
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
