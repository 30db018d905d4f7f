import type { ReactNode } from 'react';
import { isStrictCalling } from '../../store/selectors/strictCalling';
import { PACES } from '../../store/match/pace';
import { USUAL } from '../../store/match/switches';
import type { HandSwitches, SwitchName, Switches } from '../../store/match/switches';
import { useGame, useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { Segmented, Switch } from '../controls/Segmented';
import { switchWords } from '../text';
import { NeverList } from './NeverList';
import './switches.css';
import { useSwitch } from './useSwitch';

const PASSES = ['nothing', 'chows', 'all'] as const;
const ONE_BY_ONE = ['autoWin', 'discardDrawn', 'sorted', 'nextHand'] as const;

/** What the table does by itself, and how fast: for this hand, and with `Keep` for good. */
export function SwitchList() {
  const words = useWords(switchWords);
  const switchForHand = useGame((state) => state.switchForHand);
  const isStrict = useGame(({ view }) => view !== null && isStrictCalling(view));
  const pace = useSwitch('pace');
  return (
    <div className="columns switches">
      <p className="note">{words.note}</p>
      <Row names={['pace']} label={words.pace}>
        <Segmented
          label={words.pace}
          values={PACES}
          value={pace}
          wordFor={(each) => words.paces[each]}
          onChange={(chosen) => switchForHand({ pace: chosen })}
        />
      </Row>
      <PassRow />
      {ONE_BY_ONE.map((name) => (
        <OneRow key={name} name={name} missing={name === 'autoWin' && isStrict ? words.strict : undefined} />
      ))}
      <NeverList />
    </div>
  );
}

function PassRow() {
  const words = useWords(switchWords);
  const switchForHand = useGame((state) => state.switchForHand);
  const [noChows, onlyWins] = [useSwitch('noChows'), useSwitch('onlyWins')];
  return (
    <Row names={['noChows', 'onlyWins']} label={words.passes}>
      <Segmented
        label={words.passes}
        values={PASSES}
        value={onlyWins ? 'all' : noChows ? 'chows' : 'nothing'}
        wordFor={(each) => words.passedOn[each]}
        onChange={(chosen) => switchForHand({ noChows: chosen === 'chows', onlyWins: chosen === 'all' })}
      />
    </Row>
  );
}

interface OneRowProps {
  readonly name: (typeof ONE_BY_ONE)[number];
  /** Why it does nothing here. */
  readonly missing: string | undefined;
}

function OneRow({ name, missing }: OneRowProps) {
  const words = useWords(switchWords);
  const switchForHand = useGame((state) => state.switchForHand);
  const on = useSwitch(name);
  return (
    <Row names={[name]} label={words[name]}>
      <Switch
        label={words[name]}
        on={on && missing === undefined}
        missing={missing}
        onChange={(next) => switchForHand({ [name]: next })}
      />
    </Row>
  );
}

interface RowProps {
  /** What it switches. */
  readonly names: readonly SwitchName[];
  readonly label: string;
  readonly children: ReactNode;
}

/** A switch, whether it holds for this hand only, and what keeps it. */
function Row({ names, label, children }: RowProps) {
  const words = useWords(switchWords);
  const { game, settings } = useStores();
  const isInHand = useGame(({ forHand }) => names.some((name) => name in forHand));
  const isUsual = useSettings((lasting) => names.every((name) => lasting[name] === USUAL[name]));
  const keep = () => {
    const now = pick({ ...settings.getState(), ...game.getState().forHand }, names);
    if (isInHand) return settings.getState().change(now);
    if (isUsual) return undefined;
    settings.getState().change(pick(USUAL, names));
    return game.getState().switchForHand(now);
  };
  return (
    <div className="switch-row">
      {children}
      {isInHand && <span className="switch-for">{words.thisHand}</span>}
      <Button
        icon="pin"
        look="quiet"
        className="switch-keep"
        aria-label={words.keepIt(label)}
        aria-pressed={!isInHand && !isUsual}
        aria-disabled={!isInHand && isUsual}
        onClick={keep}
      >
        {words.keep}
      </Button>
    </div>
  );
}

function pick(switches: Switches & HandSwitches, names: readonly SwitchName[]): Partial<Switches> {
  return Object.fromEntries(names.map((name) => [name, switches[name]]));
}
