import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { finalScores } from '../../../store/records/matchRecord';
import { useFullText } from '../../context';
import { Button, IconButton } from '../../controls/buttons';
import { Dialog } from '../../controls/Dialog';
import { lateComponent } from '../../lateComponent';
import { useTitle } from '../../live/title';
import { KeyLines } from '../../settings/KeyLines';
import { REPLAY_KEYS } from '../../settings/keyMap';
import { useWords } from '../../settings/useWords';
import { VerifyPanel } from '../VerifyPanel';
import { nameWords } from './replayPeople';
import type { ReplayControls } from './useReplay';

const ShareHand = lateComponent(async () => (await import('../../share/ShareHand')).ShareHand);
/** Only games that add something at the end draw it. */
const ClosingTable = lateComponent(async () => (await import('../../scoring/ClosingTable')).ClosingTable);

interface ReplayBarProps {
  readonly controls: ReplayControls;
  /** Where closing leads. */
  readonly back: string;
  readonly onReview: () => void;
  readonly onClose: () => void;
}

type BarDialog = 'keys' | 'proof' | 'closing' | 'share';

/** The way back, which hand is shown, and what is known of the whole match. */
export function ReplayBar({ controls, back, onReview, onClose }: ReplayBarProps) {
  const text = useFullText();
  const [dialog, setDialog] = useState<BarDialog | null>(null);
  useTitle(text.replay.title);
  const { record, at, replayed, outlook, showHand } = controls;
  const { hands, closing } = record;
  const isOver = at === hands.length - 1 && outlook.step === hands[at]?.events.length;
  return (
    <header className="bar bar--page">
      <IconButton icon="back" label={back} onClick={onClose} />
      <h1 className="bar-title">
        <b>{text.replay.title}</b>
      </h1>
      <label className="replay-hand">
        <span aria-hidden="true">{text.replay.hand}</span>
        <select
          aria-label={text.replay.hand}
          value={at}
          onChange={(event) => showHand(Number(event.target.value))}
        >
          {hands.map(({ round, number, repeat }, index) => (
            <option key={index} value={index}>
              {text.sheet.row('ESWN'.indexOf(round), number, repeat)}
            </option>
          ))}
        </select>
      </label>
      {replayed && (
        <div className="bar-actions">
          {isOver && closing && <Button onClick={() => setDialog('closing')}>{text.replay.closing}</Button>}
          <IconButton
            icon="keyboard"
            className="replay-keys"
            label={text.keys.title}
            onClick={() => setDialog('keys')}
          />
          <IconButton icon="chart" label={text.history.review} onClick={onReview} />
          <IconButton icon="share" label={text.replay.share} onClick={() => setDialog('share')} />
          <IconButton icon="rules" label={text.verify.title} onClick={() => setDialog('proof')} />
        </div>
      )}
      {dialog && (
        <Suspense>
          <BarDialogs name={dialog} controls={controls} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </header>
  );
}

interface BarDialogsProps extends Pick<ReplayBarProps, 'controls' | 'onClose'> {
  readonly name: BarDialog;
}

function BarDialogs({ name, controls: { record, at }, onClose }: BarDialogsProps) {
  const text = useFullText();
  const titles = {
    keys: text.keys.title,
    proof: text.verify.title,
    closing: text.standings.closing,
    share: text.replay.share,
  };
  const contents: Readonly<Record<BarDialog, ReactNode>> = {
    keys: <Keys />,
    proof: <VerifyPanel record={record} />,
    share: <ShareHand record={record} hand={at} />,
    closing: (
      <ClosingTable
        rules={record.rules}
        lines={record.closing ?? []}
        scores={finalScores(record)}
        names={record.players.map(({ name: player }) => nameWords(player, text))}
      />
    ),
  };
  return (
    <Dialog title={titles[name]} onClose={onClose}>
      <Suspense fallback={<p aria-busy="true">{text.setUp.loading}</p>}>{contents[name]}</Suspense>
    </Dialog>
  );
}

function Keys() {
  return <KeyLines lines={REPLAY_KEYS} words={useWords().replayKeys} />;
}
