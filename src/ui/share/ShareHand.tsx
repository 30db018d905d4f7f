import { useMemo } from 'react';
import type { GameRecord } from '../../engine/record';
import { writeLink } from '../../store/share/links';
import { useText, useWords } from '../context';
import { ShareActions } from './ShareActions';
import { shareWords } from '../text';

interface ShareHandProps {
  readonly record: GameRecord;
  /** The hand that is shown, by place. */
  readonly hand: number;
}

/** A link to one hand of a match. */
export function ShareHand({ record, hand }: ShareHandProps) {
  const words = useWords(shareWords);
  const text = useText();
  const code = useMemo(() => writeLink({ kind: 'record', record, hand }), [record, hand]);
  const file = { name: 'mahjong-match.json', text: JSON.stringify(record) };
  return (
    <>
      <p className="note">{words.record.handNote}</p>
      <ShareActions code={code} title={text.replay.share} file={file} />
    </>
  );
}
