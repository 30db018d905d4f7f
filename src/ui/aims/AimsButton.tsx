import { useText } from '../context';
import { IconButton } from '../controls/buttons';
import './button.css';
import { useAimsOffer, useAimsPlace, useToggleAims } from './useAims';

/** Shows what the hand may become, or hides it. On small screens only a game with a card has it in the bar. */
export function AimsButton() {
  const { aims } = useText();
  const offer = useAimsOffer();
  const place = useAimsPlace();
  const toggle = useToggleAims();
  if (offer === null) return null;
  return (
    <IconButton
      icon="cards"
      className="bar-aims"
      data-game={offer}
      label={aims.open}
      aria-pressed={place !== null}
      onClick={toggle}
    />
  );
}
