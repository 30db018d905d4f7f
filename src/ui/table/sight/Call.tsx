import { useState } from 'react';
import type { Seat } from '../../../engine/types';
import { callOf } from '../../../store/selectors/calls';
import { useGame, useText } from '../../context';
import { calledOut } from '../actionWord';
import { usePlayWords } from '../usePlayWords';
import { useGameParts } from '../sameParts';

/** What a seat has just called, over its plate for a moment. It is announced besides. */
export function Call({ seat }: { readonly seat: Seat }) {
  const { actions } = useText();
  const play = usePlayWords();
  // What was called before the table was opened is no news.
  const last = useGame(({ seen }) => seen.at(-1)?.serial ?? 0);
  const [since] = useState(last);
  const call = useGameParts(({ seen }) => callOf(seen, seat));
  if (!call || call.serial <= since) return null;
  return (
    <span key={call.serial} className="call" aria-hidden="true">
      {'what' in call && play.declaration(call.what).name}
      {'size' in call && play.group(call.size).name}
      {'name' in call && calledOut(call.name, play, actions)}
    </span>
  );
}
