import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Phase } from '../../engine/types';
import { FIRST_HAND } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { useGame, useText, useMatch, useStores } from '../context';
import { Fetched } from '../controls/Fetched';
import { IconButton } from '../controls/buttons';
import { PageBar } from '../controls/Page';
import { lateComponent } from '../lateComponent';
import { useOpened } from '../live/layers';
import type { DialogName } from '../settings/dialogs';
import { beforePaint } from '../motion/beforePaint';
import { isArriving } from '../motion/screenChanges';
import { useResultMotion } from '../motion/useResultMotion';
import { REVIEW_ADDRESS, TABLE_ADDRESS } from '../route';
import { usePlayWords } from '../table/usePlayWords';
import type { Picture } from '../picture/pictureFacts';
import { WinPicture } from '../picture/WinPicture';
import { TableMarks } from '../table/GameMarks';
import { RuleLine } from '../table/TableBar';
import { isEveryHand } from './resultFacts';
import { GoingOn } from '../switches/GoingOn';
import { ResultParts } from './ResultParts';
import './index.css';

const CalculatorOfWin = lateComponent(
  async () => (await import('../calculator/CalculatorOfWin')).CalculatorOfWin,
);

const PictureDialog = lateComponent(async () => (await import('../picture/PictureDialog')).PictureDialog);
const ReviewOfDeal = lateComponent(async () => (await import('../review/ReviewOfDeal')).ReviewOfDeal);

export interface ResultScreenProps {
  readonly open: (dialog: DialogName) => void;
  /** Where the button leads, where that is not the next hand or the standings. */
  readonly onward?: Onward;
  /** What was open here when the page was left, as its address has it; `onRead` is told once it is open again. */
  readonly left?: LeftOpen;
}

interface LeftOpen {
  readonly code: string;
  readonly onRead: () => void;
}

interface Onward {
  readonly label: string;
  readonly run: () => void;
}

/** A deal that is over: what was won, why it is worth that, and who pays what. */
export function ResultScreen({ open, onward, left }: ResultScreenProps) {
  const text = useText();
  const result = useGame((state) => state.result);
  const players = useGame((state) => state.players);
  const match = useGame((state) => state.match);
  const { partsOf } = useHandNames();
  const page = useResultMotion();
  const [{ over, setOver, close }, code] = useOver(left);
  const [picture, setPicture] = useState<Picture | null>(null);
  const canReview = useStores().reviews !== undefined;
  if (!result) return null;
  const facts = { result, players };
  const progress = match?.progress ?? FIRST_HAND;
  const [round, hand] = partsOf(result.deal.rules, { ...progress, repeat: 0 });
  const { wins, ledger } = result.deal;
  const isOfAll = isEveryHand(result.deal);
  const [first] = wins;
  if (over === 'review')
    return (
      <Fetched>
        <ReviewOfDeal code={code} onClose={close} />
      </Fetched>
    );
  if (over === 'calculator' && first)
    return (
      <Fetched>
        <CalculatorOfWin deal={result.deal} win={first} onClose={close} />
      </Fetched>
    );
  return (
    <div className="page page--ended">
      <PageBar
        lead={<IconButton icon="menu" label={text.menu.open} onClick={() => open('menu')} />}
        title={round}
        note={<span>{text.result.title(hand)}</span>}
      >
        <RuleLine />
        <div className="bar-actions">
          {canReview && <Way icon="chart" label={text.history.review} onClick={() => setOver('review')} />}
          {first && (
            <Way icon="calculator" label={text.menu.calculator} onClick={() => setOver('calculator')} />
          )}
          <Way icon="list" label={text.sheet.title} word={text.sheet.short} onClick={() => open('scores')} />
          <Way icon="gear" label={text.menu.settings} onClick={() => open('settings')} />
        </div>
      </PageBar>
      <main
        ref={page}
        className={`page-body result ${wins.length === 0 ? 'result--drawn' : ''} ${isOfAll ? 'result--every' : ''}`}
      >
        {wins.length === 0 && <DrawnBand phase={result.deal.phase} isPaid={ledger.length > 0} />}
        <ResultParts facts={facts} />
      </main>
      <footer className="dock">
        <IconButton icon="menu" label={text.menu.open} onClick={() => open('menu')} />
        <WinPicture facts={facts} onOpen={setPicture} />
        {onward ? <NextButton {...onward} /> : <NextOfMatch isLast={result.last} />}
      </footer>
      {picture && (
        <Fetched>
          <PictureDialog picture={picture} onClose={() => setPicture(null)} />
        </Fetched>
      )}
    </div>
  );
}

/** What lies over the result, and what was left open of it. */
function useOver(left: LeftOpen | undefined) {
  const [code] = useState(left?.code ?? '');
  const isReview = `${TABLE_ADDRESS}/${code}`.startsWith(REVIEW_ADDRESS);
  const [over, setOver, close] = useOpened<'calculator' | 'review'>({
    first: isReview ? 'review' : null,
    addressOf: (opened) => (opened === 'review' ? REVIEW_ADDRESS : null),
  });
  const onRead = left?.onRead;
  useEffect(() => onRead?.(), [onRead]);
  return [{ over, setOver, close }, code] as const;
}

/** A way from the result, told by a picture and a word. */
function Way({ label, word = label, ...rest }: ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} label={label} word={word} />;
}

interface DrawnBandProps {
  readonly phase: Phase;
  readonly isPaid: boolean;
}

function DrawnBand({ phase, isPaid }: DrawnBandProps) {
  const text = useText();
  const ending = usePlayWords().ending(phase.type === 'ended' ? phase.ending : '');
  const wallEmpty = isPaid ? text.result.wallEmptyPaid : text.result.wallEmpty;
  return (
    <section className="win-band win-band--drawn on-mat">
      <h2>{text.result.noWinner}</h2>
      <p>{ending ?? wallEmpty}</p>
      <TableMarks />
    </section>
  );
}

/** Leads on to the next hand, or from the last one to the standings. */
function NextOfMatch({ isLast }: { readonly isLast: boolean }) {
  const text = useText();
  const nextDeal = useMatch((state) => state.nextDeal);
  const label = isLast ? text.standings.title : text.result.next;
  return (
    <>
      <GoingOn />
      <NextButton label={label} run={nextDeal} />
    </>
  );
}

/** The button that leads on. It takes the focus, so that Enter presses it. */
function NextButton({ label, run }: Onward) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    const focus = () => current?.focus({ preventScroll: true });
    // The focus has the browser lay out the page, which has a task of its own while the screen comes.
    if (current && isArriving()) beforePaint(current, focus);
    else focus();
  }, []);
  return (
    <button ref={button} type="button" className="button button--main" onClick={run}>
      <span>{label}</span>
      <kbd aria-hidden="true">Enter</kbd>
    </button>
  );
}
