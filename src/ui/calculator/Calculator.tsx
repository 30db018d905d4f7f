import { useCallback, useEffect, useRef, useState } from 'react';
import type { RuleSetId, TileKind } from '../../engine/types';
import { tileCount } from '../../store/calculator/draft';
import { judge } from '../../store/calculator/judge';
import { redFives } from '../../store/calculator/pad';
import { useStores, useText, useWords } from '../context';
import { Button, IconButton } from '../controls/buttons';
import { PageBar } from '../controls/Page';
import { Select } from '../controls/Select';
import { useLayer } from '../live/layers';
import { useSpeak } from '../live/LiveRegion';
import { Comparison } from './Comparison';
import { moved, usualGame } from './gameOf';
import { HandCard } from './HandCard';
import { Pad } from './Pad';
import { Result } from './Result';
import { RulesLine } from './RulesLine';
import { ShareDialog } from './ShareDialog';
import { SituationCard } from './SituationCard';
import { useCalculator } from './useCalculator';
import { useMediaQuery } from '../useMediaQuery';
import { useCalculatorKeys } from './useCalculatorKeys';
import { useVerdict } from './verdict';
import { calculatorWords } from '../text';
import { useGameName } from '../useGameName';

/** From here on there is room for the result beside the tiles. */
const WIDE = '(min-width: 62.5em)';
/** Upright phones on which the circumstances fold, so that hand and tiles are seen together. */
const SMALL = '(max-width: 639.98px) and (max-height: 779.98px)';

interface CalculatorProps {
  readonly isForeign: boolean;
  readonly onClose: () => void;
}

/** The hand, its circumstances and the tiles to add; what it is worth beside them, or in their place on a phone. */
export function Calculator({ isForeign, onClose }: CalculatorProps) {
  const words = useWords(calculatorWords);
  const isWide = useMediaQuery(WIDE);
  const isSmall = useMediaQuery(SMALL);
  const [isWhy, setWhy] = useState(false);
  const [isShared, setShared] = useState(false);
  const [message, setMessage] = useState(isForeign ? words.foreign : '');
  const [digits, setDigits] = useState('');
  const { press, takeBack } = useCalculator((state) => state);
  const speak = useSpeak();
  const tell = (told: string) => {
    setMessage(told);
    if (told !== '') speak(told);
  };
  const add = (kinds: readonly TileKind[]) => {
    const why = kinds.map(press).find((each) => each !== null) ?? null;
    setDigits('');
    tell(why === null ? '' : words.noRoom[why]);
  };
  const showWhy = useCallback(() => setWhy(true), []);
  const hideWhy = useCallback(() => setWhy(false), []);
  useLayer(isWhy && !isWide, hideWhy);
  useCalculatorKeys({
    hasRedFives: useCalculator(({ draft }) => redFives(draft).length > 0),
    digits,
    setDigits: (typed) => {
      setDigits(typed);
      setMessage('');
    },
    press: add,
    refuse: (signs) => tell(words.noTile(signs.toUpperCase())),
    takeBack,
    showWhy,
  });
  useSpokenCount();
  const isPadShown = isWide || !isWhy;
  return (
    <>
      <PageBar title={words.title} back={words.back} onBack={isWhy && !isWide ? hideWhy : onClose}>
        <GamePicker />
        <IconButton icon="share" label={words.sharing} onClick={() => setShared(true)} />
      </PageBar>
      <main className={isPadShown ? 'page-body calc' : 'page-body calc calc--why'}>
        <div className="stack calc-input">
          <RulesLine />
          <HandCard />
          <p className="note status calc-message">{message || (digits === '' ? '' : words.typed(digits))}</p>
          {isPadShown && <SituationCard isFolded={isSmall} />}
          {isPadShown && <Pad onPress={(kind) => add([kind])} />}
        </div>
        {(isWide || isWhy) && <Result />}
        {(isWide || isWhy) && <Comparison />}
      </main>
      {!isWide && <Dock isWhy={isWhy} onWhy={setWhy} />}
      {isShared && <ShareDialog onClose={() => setShared(false)} />}
    </>
  );
}

/** How many tiles there are, and then what they are worth, is read out as it changes. */
function useSpokenCount(): void {
  const words = useWords(calculatorWords);
  const speak = useSpeak();
  const { draft, at } = useCalculator((state) => state);
  const { title, note } = useVerdict(draft, judge(draft));
  const { held, of } = tileCount(draft, at);
  const said = held === of ? [title, note].filter(Boolean).join(', ') : words.count(held, of);
  const before = useRef(said);
  useEffect(() => {
    if (said !== before.current) speak(said);
    before.current = said;
  }, [said, speak]);
}

interface DockProps {
  readonly isWhy: boolean;
  readonly onWhy: (isWhy: boolean) => void;
}

/** What the hand comes to, and the way to the reasons. */
function Dock({ isWhy, onWhy }: DockProps) {
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const judgement = judge(draft);
  const { title, note } = useVerdict(draft, judgement);
  return (
    <footer className="dock calc-dock">
      <p className="named">
        <b>{title}</b>
        <span>{note}</span>
      </p>
      <Button look={judgement.type === 'short' ? 'plain' : 'main'} onClick={() => onWhy(!isWhy)}>
        {isWhy ? words.change : words.why}
      </Button>
    </footer>
  );
}

/** The game that is scored by. What of the hand can lie on its table stays. */
function GamePicker() {
  const words = useWords(calculatorWords);
  const { setUp } = useText();
  const { games } = useStores();
  const { draft, change } = useCalculator((state) => state);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (id: RuleSetId) => {
    try {
      await games.load(id);
      setFailed(false);
      change(moved(draft, usualGame(id)));
    } catch {
      setFailed(true);
    }
  };
  return (
    <label className="bar-select">
      <span className="unseen">{words.game}</span>
      {hasFailed && <span role="alert">{setUp.failed}</span>}
      <Select
        values={games.cards.map(({ id }) => id)}
        value={draft.rules}
        wordFor={useGameName()}
        onChange={(id) => void choose(id)}
      />
    </label>
  );
}
