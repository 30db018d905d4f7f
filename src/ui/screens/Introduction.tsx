import type { RuleSetId } from '../../engine/types';
import { useText } from '../context';
import { Button } from '../controls/buttons';
import { afterLayers } from '../live/layers';
import { openRules } from '../rules/place';
import type { Introduction as Words } from '../text/gameWords';
import './introduction.css';

interface IntroductionProps {
  readonly id: RuleSetId;
  readonly words: Words;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** What is different in a game, before the first match of it. */
export function Introduction({ id, words, onStart, onClose }: IntroductionProps) {
  const text = useText();
  const readRules = () => {
    onClose();
    afterLayers(() => openRules(id));
  };
  return (
    <>
      <dl className="stack introduction">
        {words.points.map(({ name, text: said }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions">
        <Button onClick={readRules}>{text.menu.rules}</Button>
        <Button look="main" onClick={onStart}>
          {text.home.start}
        </Button>
      </div>
    </>
  );
}
