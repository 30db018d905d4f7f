import { recordedPlace } from '../../../store/selectors/handPlace';
import { useHandNames } from '../../useHandNames';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { GameRecord } from '../../../engine/record';
import { finalScores } from '../../../store/records/matchRecord';
import type { BranchPlace } from '../../../store/review/branch';
import { useText, useWords } from '../../context';
import { Button, IconButton } from '../../controls/buttons';
import { Dialog } from '../../controls/Dialog';
import { Fetched } from '../../controls/Fetched';
import { PageBar } from '../../controls/Page';
import { Select } from '../../controls/Select';
import { lateComponent } from '../../lateComponent';
import { useTitle } from '../../live/title';
import { KeyLines } from '../../settings/KeyLines';
import { REPLAY_KEYS } from '../../settings/keyMap';
import { VerifyPanel } from '../VerifyPanel';
import { useNameOf } from './useNameOf';
import type { ReplayControls } from './useReplay';
import { settingsWords } from '../../text';

const PlayOn = lateComponent(async () => (await import('../../branches/PlayOn')).PlayOn);
const ShareHand = lateComponent(async () => (await import('../../share/ShareHand')).ShareHand);
/** Only games that add something at the end draw it. */
const ClosingTable = lateComponent(async () => (await import('../../scoring/ClosingTable')).ClosingTable);

interface ReplayBarProps {
  readonly controls: ReplayControls;
  /** Where closing leads. */
  readonly back: string;
  /** Whose choices a hand is played on from; null where nobody plays. */
  readonly place: Omit<BranchPlace, 'event'> | null;
  /** A hand was played on to its end just now. */
  readonly isPlayed: boolean;
  readonly onReview: () => void;
  readonly onPlayOn: (event: number) => void;
  readonly onBranch: (branch: GameRecord) => void;
  readonly onClose: () => void;
}

type BarDialog = 'keys' | 'proof' | 'closing' | 'share' | 'play-on';

/** The way back, which hand is shown, and what is known of the whole match. */
export function ReplayBar({ controls, back, onReview, onClose, ...branch }: ReplayBarProps) {
  const text = useText();
  const [dialog, setDialog] = useState<BarDialog | null>(branch.isPlayed ? 'play-on' : null);
  useTitle(text.replay.title);
  const { record, at, replayed, outlook, showHand } = controls;
  const { hands, closing } = record;
  const isOver = at === hands.length - 1 && outlook.step === hands[at]?.events.length;
  return (
    <>
      <PageBar title={text.replay.title} back={back} onBack={onClose}>
        <HandPicker {...record} at={at} onPick={showHand} />
        {replayed && (
          <div className="bar-actions">
            {isOver && closing && <Button onClick={() => setDialog('closing')}>{text.replay.closing}</Button>}
            <IconButton
              icon="keyboard"
              className="replay-keys"
              label={text.keys.title}
              onClick={() => setDialog('keys')}
            />
            {branch.place && (
              <IconButton icon="again" label={text.replay.playOn} onClick={() => setDialog('play-on')} />
            )}
            <IconButton icon="chart" label={text.history.review} onClick={onReview} />
            <IconButton icon="share" label={text.replay.share} onClick={() => setDialog('share')} />
            <IconButton icon="rules" label={text.verify.title} onClick={() => setDialog('proof')} />
          </div>
        )}
      </PageBar>
      {dialog && (
        <Suspense>
          <BarDialogs name={dialog} controls={controls} {...branch} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}

interface HandPickerProps extends Pick<GameRecord, 'rules' | 'hands'> {
  readonly at: number;
  readonly onPick: (at: number) => void;
}

/** Which hand of the match is shown. */
export function HandPicker({ rules, hands, at, onPick }: HandPickerProps) {
  const text = useText();
  const { shortOf } = useHandNames();
  const nameOf = (hand: number) => shortOf(rules, recordedPlace(rules, hands[hand]));
  return (
    <label className="replay-hand">
      <span aria-hidden="true">{text.replay.hand}</span>
      <Select
        aria-label={text.replay.hand}
        values={[...hands.keys()]}
        value={at}
        wordFor={nameOf}
        onChange={onPick}
      />
    </label>
  );
}

interface BarDialogsProps extends Pick<
  ReplayBarProps,
  'controls' | 'place' | 'onPlayOn' | 'onBranch' | 'onClose'
> {
  readonly name: BarDialog;
}

function BarDialogs({ name, controls, place, onClose, ...on }: BarDialogsProps) {
  const { record, at, outlook } = controls;
  const text = useText();
  const nameOf = useNameOf(record);
  const titles = {
    keys: text.keys.title,
    proof: text.verify.title,
    closing: text.standings.closing,
    share: text.replay.share,
    'play-on': text.replay.playOn,
  };
  const contents: Readonly<Record<BarDialog, ReactNode>> = {
    keys: <Keys />,
    proof: <VerifyPanel record={record} />,
    share: <ShareHand record={record} hand={at} />,
    'play-on': place && (
      <PlayOn place={place} step={outlook.step} at={at} onPlayOn={on.onPlayOn} onReplay={on.onBranch} />
    ),
    closing: (
      <ClosingTable
        rules={record.rules}
        lines={record.closing ?? []}
        scores={finalScores(record)}
        names={[...record.players.keys()].map(nameOf)}
      />
    ),
  };
  return (
    <Dialog title={titles[name]} onClose={onClose}>
      <Fetched>{contents[name]}</Fetched>
    </Dialog>
  );
}

function Keys() {
  return <KeyLines lines={REPLAY_KEYS} words={useWords(settingsWords).replayKeys} />;
}
