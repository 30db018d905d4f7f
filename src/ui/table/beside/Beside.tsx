import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useGame, useStores, useText } from '../../context';
import { Segmented } from '../../controls/Segmented';
import { ScoreSheet } from '../../scoring/ScoreSheet';
import { DialogContent } from '../../settings/DialogContent';
import { SwitchList } from '../../switches/SwitchList';
import { Tracker } from '../../tools/TableTools';
import { useHandShape } from '../layout';
import { useScreen } from '../screen';
import './beside.css';

/** What lies beside the table where there is room; elsewhere each is a dialog. */
export function Beside() {
  return useScreen('wide') ? <WidePanels /> : <OnePanel />;
}

/** Very wide screens show all of it, on both sides. */
function WidePanels() {
  const text = useText();
  const { match } = useStores();
  return (
    <>
      <aside className="wide wide--left" aria-label={text.sheet.title}>
        <h2>{text.sheet.title}</h2>
        <DialogContent name="scores" open={() => undefined} />
        {match && <h2>{text.switches.open}</h2>}
        {match && <SwitchList />}
      </aside>
      <aside className="wide wide--right" aria-label={text.tracker.open}>
        <DialogContent name="tools" open={() => undefined} />
      </aside>
    </>
  );
}

const NAMES = ['tiles', 'scores', 'switches'] as const;

/** Which of them is shown; kept from hand to hand. */
const shown = createStore<{ readonly name: (typeof NAMES)[number] }>(() => ({ name: 'tiles' }));

/** One of them at a time, below what lies before the seat on the left. */
function OnePanel() {
  const { tools, sheet, switches } = useText();
  const { match } = useStores();
  const { name } = useStore(shown);
  const { isLong } = useHandShape();
  const bonus = useGame(({ view }) => view?.seats[view.seat]?.bonus.length ?? 0);
  const words = { tiles: tools.short, scores: sheet.short, switches: switches.open };
  return (
    <aside
      className="wide wide--one"
      aria-label={tools.beside}
      data-high={bonus < MANY_BONUS}
      data-long={isLong}
    >
      <Segmented
        label={tools.beside}
        isLabelUnseen
        values={match ? NAMES : NAMES.filter((each) => each !== 'switches')}
        value={name}
        wordFor={(each) => words[each]}
        onChange={(each) => shown.setState({ name: each })}
      />
      {name === 'tiles' && <Tracker />}
      {name === 'scores' && <ScoreSheet />}
      {name === 'switches' && match && <SwitchList />}
    </aside>
  );
}

/** From so many on the own bonus tiles lie in two lines. */
const MANY_BONUS = 6;
