import type { RuleSetId } from '../../engine/types';
import { useText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { afterLayers } from '../live/layers';
import { openRules } from '../rules/place';
import { useWordsOfGame } from '../text/gameWords';
import './introduction.css';

interface IntroductionProps {
  readonly id: RuleSetId;
  /** Left out where it is only read. */
  readonly onStart?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What is different in a game that has an introduction, in a dialog. */
export function Introduction({ id, onStart, onClose }: IntroductionProps) {
  const text = useText();
  const { introduction } = useWordsOfGame(id);
  const readRules = () => {
    onClose();
    afterLayers(() => openRules(id));
  };
  return (
    introduction && (
      <Dialog title={introduction.title} size="wide" onClose={onClose}>
        <dl className="stack introduction">
          {introduction.points.map(({ name, text: said }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <div className="dialog-actions">
          <Button onClick={readRules}>{text.menu.rules}</Button>
          {onStart && (
            <Button look="main" onClick={onStart}>
              {text.home.start}
            </Button>
          )}
        </div>
      </Dialog>
    )
  );
}
