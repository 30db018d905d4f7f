import type { OwnPosition } from '../../store/practice/ownPositions';
import { OWN_THEME } from '../../store/selectors/practice';
import { useHandNames } from '../useHandNames';
import { useSettings, useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { ChoiceMark } from './ChoiceMark';
import { usePractice } from './usePracticeStore';
import { practiceWords } from '../text';
import { gameCard } from '../text/gameCard';

/** The decisions that the player took from reviews: where each is from, and the way out. Nothing where there are none. */
export function OwnPositions() {
  const words = useWords(practiceWords);
  const own = usePractice((state) => state.own);
  const rules = usePractice((state) => state.rules);
  const begin = usePractice((state) => state.begin);
  if (own.length === 0) return null;
  const isAskable = own.some(({ drill }) => drill.rules === rules);
  return (
    <section className="card stack stack--start">
      <h2>
        {words.theme.own} <small>{words.positions(own.length)}</small>
      </h2>
      <p className="note">{words.own.note}</p>
      {isAskable && (
        <Button icon="play" onClick={() => void begin(OWN_THEME)}>
          {words.own.start}
        </Button>
      )}
      <ul className="list practice-rows">
        {own.toReversed().map((position) => (
          <OwnRow key={position.drill.id} position={position} />
        ))}
      </ul>
    </section>
  );
}

function OwnRow({ position }: { readonly position: OwnPosition }) {
  const words = useWords(practiceWords);
  const { shortOf } = useHandNames();
  const { games } = useStores();
  const language = useSettings((settings) => settings.language);
  const remove = usePractice((state) => state.remove);
  const { drill, class: answer, from, added } = position;
  const played = games.cards.find(({ id }) => id === drill.rules);
  const game = played ? gameCard(played.words, language).name : drill.rules;
  const hand = shortOf(drill.rules, from);
  const name = words.own.from(hand, from.turn, from.sort);
  return (
    <li>
      <ChoiceMark answer={answer} label={words.classes[answer]} />
      <span className="named grow end-what">
        <b>{name}</b>
        <span>{`${game}, ${words.date(added)}`}</span>
      </span>
      <Button look="quiet" aria-label={`${words.own.remove}: ${name}`} onClick={() => remove(drill.id)}>
        {words.own.remove}
      </Button>
    </li>
  );
}
