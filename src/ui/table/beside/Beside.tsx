import { Fragment } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useGame, useStores, useText } from '../../context';
import { Fetched } from '../../controls/Fetched';
import { Segmented } from '../../controls/Segmented';
import { CONTENTS } from '../../panels/contents';
import type { PanelName } from '../../panels/panels';
import { rowOf, usePanelAtTable } from '../../panels/usePanels';
import { useHandShape } from '../layout';
import { useScreen } from '../screen';
import './beside.css';

/** What lies beside the table where there is room; elsewhere each is a dialog. */
export function Beside() {
  return useScreen('wide') ? <WidePanels /> : <OnePanel />;
}

/** Very wide screens show all of it, on both sides; what the player has opened at the table takes the left one. */
function WidePanels() {
  const atTable = usePanelAtTable();
  return (
    <>
      {atTable ? <WidePanel side="left" names={[atTable.name]} /> : <WidePanel side="left" names={LEFT} />}
      <WidePanel side="right" names={RIGHT} />
    </>
  );
}

const LEFT: readonly PanelName[] = ['scores', 'switches'];
const RIGHT: readonly PanelName[] = ['tools'];

interface WidePanelProps {
  readonly side: 'left' | 'right';
  readonly names: readonly PanelName[];
}

function WidePanel({ side, names }: WidePanelProps) {
  const text = useText();
  const offered = useOffered(names);
  const [first] = offered;
  if (!first) return null;
  return (
    <aside className={`wide wide--${side}`} aria-label={rowOf(first).words(text).title}>
      {offered.map((name) => {
        const { Body, Head } = CONTENTS[name];
        return (
          <Fragment key={name}>
            <h2>{rowOf(name).words(text).title}</h2>
            {Head && <Head />}
            <Fetched>
              <Body />
            </Fetched>
          </Fragment>
        );
      })}
    </aside>
  );
}

function useOffered<Name extends PanelName>(names: readonly Name[]): readonly Name[] {
  const stores = useStores();
  const match = useGame((state) => state.match);
  return names.filter((name) => rowOf(name).isOffered(stores, match));
}

const NAMES = ['tools', 'scores', 'switches'] as const satisfies readonly PanelName[];

/** Which of them is shown; kept from hand to hand. */
const shown = createStore<{ readonly name: (typeof NAMES)[number] }>(() => ({ name: 'tools' }));

/** One of them at a time, below what lies before the seat on the left. */
function OnePanel() {
  const text = useText();
  const offered = useOffered(NAMES);
  const { name } = useStore(shown);
  const { isLong } = useHandShape();
  const bonus = useGame(({ view }) => view?.seats[view.seat]?.bonus.length ?? 0);
  const { Body } = CONTENTS[offered.includes(name) ? name : 'tools'];
  return (
    <aside
      className="wide wide--one"
      aria-label={text.tools.beside}
      data-high={bonus < MANY_BONUS}
      data-long={isLong}
    >
      <Segmented
        label={text.tools.beside}
        isLabelUnseen
        values={offered}
        value={name}
        wordFor={(each) => rowOf(each).words(text).short}
        onChange={(each) => shown.setState({ name: each })}
      />
      <Body />
    </aside>
  );
}

/** From so many on the own bonus tiles lie in two lines. */
const MANY_BONUS = 6;
