import { useId } from 'react';
import type { Settings } from '../../store/settings';
import { useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { canVibrate } from '../sound/canVibrate';
import { settingsWords } from '../text';

/** Offers sound and vibration once, before the first hand; whatever is answered, it does not come again. */
export function SoundOffer() {
  const { soundOffer } = useWords(settingsWords);
  const isOffered = useSettings((settings) => settings.offersSound);
  const { change } = useStores().settings.getState();
  const title = useId();
  if (!isOffered) return null;
  const answer = (part: Partial<Settings>) => () => change({ ...part, offersSound: false });
  return (
    <section className="card stack stack--start" aria-labelledby={title}>
      <h3 id={title}>{soundOffer.title}</h3>
      <p>{soundOffer.note}</p>
      <div className="row">
        <Button onClick={answer({ sound: true })}>{soundOffer.sound}</Button>
        {canVibrate() && (
          <Button onClick={answer({ sound: true, vibration: true })}>{soundOffer.both}</Button>
        )}
        <Button onClick={answer({ sound: false, vibration: false })}>{soundOffer.none}</Button>
      </div>
    </section>
  );
}
