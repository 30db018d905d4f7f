import type { Win } from '../../engine/types';
import { useGame, useText } from '../context';
import { Button } from '../controls/buttons';
import { ownSeat } from '../scoring/resultFacts';
import type { ResultFacts } from '../scoring/resultFacts';
import { useGameWords } from '../text/gameWords';
import { FIRST_HAND, placeOf } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { useGameName } from '../useGameName';
import { pictureOfWin } from './pictureFacts';
import './button.css';
import type { Picture } from './pictureFacts';

interface WinPictureProps {
  readonly facts: ResultFacts;
  readonly onOpen: (picture: Picture) => void;
}

/** Leads to a picture of the hand that was won: of your own where there are several. Nothing where nobody won. */
export function WinPicture({ facts, onOpen }: WinPictureProps) {
  const { wins } = facts.result.deal;
  const win = wins.find(({ seat }) => seat === ownSeat(facts)) ?? wins[0];
  return win && <PictureButton facts={facts} win={win} onOpen={onOpen} />;
}

function PictureButton({ facts, win, onOpen }: WinPictureProps & { readonly win: Win }) {
  const text = useText();
  const words = useGameWords();
  const nameOf = useGameName();
  const hands = useHandNames();
  const progress = useGame(({ match }) => match?.progress);
  const open = () => {
    const { rules } = facts.result.deal;
    const place = hands.nameOf(rules, progress ? placeOf(rules, progress) : FIRST_HAND);
    onOpen(pictureOfWin(facts, win, { text, words, place, game: nameOf(rules) }));
  };
  return (
    <Button icon="picture" className="dock-picture" aria-haspopup="dialog" onClick={open}>
      {text.result.picture}
    </Button>
  );
}
