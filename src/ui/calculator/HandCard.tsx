import type { MeldShape } from '../../engine/rules';
import type { TileKind } from '../../engine/types';
import { seatOf, tileCount } from '../../store/calculator/draft';
import { meldTiles } from '../../store/calculator/pad';
import { withoutMeld, withoutTile, withoutWinning, wonWith, added } from '../../store/calculator/edits';
import { useText, useWords } from '../context';
import { Segmented } from '../controls/Segmented';
import { usePlayWords } from '../table/usePlayWords';
import { meldName } from '../tile/meldName';
import { FaceDown, Tile } from '../tile/Tile';
import { useCalculator } from './useCalculator';
import { calculatorWords } from '../text';

/** The tiles that are there. A press makes one the winning tile, or takes it away. */
export function HandCard() {
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const at = useCalculator((state) => state.at);
  const clear = useCalculator((state) => state.clear);
  const { held, of } = tileCount(draft, at);
  return (
    <section className="calc-hand" aria-label={words.hand}>
      <header className="row">
        <p>
          <b>{words.count(held, of)}</b> {held === of && words.complete}
        </p>
        {draft.hands.length > 1 && <HandChoice />}
        <button type="button" className="text-button" onClick={clear}>
          {words.clear}
        </button>
      </header>
      <Tiles />
    </section>
  );
}

/** Which of several hands is shown. */
function HandChoice() {
  const text = useText();
  const words = useWords(calculatorWords);
  const draft = useCalculator((state) => state.draft);
  const at = useCalculator((state) => state.at);
  const lookAt = useCalculator((state) => state.lookAt);
  return (
    <Segmented
      label={words.handOf}
      isLabelUnseen
      values={[...draft.hands.keys()]}
      value={at}
      wordFor={(each) => text.wind(seatOf(draft, each))}
      onChange={lookAt}
    />
  );
}

function Tiles() {
  const text = useText();
  const words = useWords(calculatorWords);
  const { draft, at, change } = useCalculator((state) => state);
  const hand = draft.hands[at];
  if (!hand) return null;
  const { concealed, melds, winning, bonus } = hand;
  const press = (kind: TileKind) => change(at === 0 ? wonWith(draft, kind) : withoutTile(draft, at, kind));
  const isEmpty = concealed.length + melds.length + bonus.length === 0 && winning === null;
  return (
    <div className="calc-tiles">
      {isEmpty && <p className="calc-none">{words.noTiles}</p>}
      <span className="calc-held">
        {concealed.map((kind, place) => (
          <button
            key={place}
            type="button"
            className="bare calc-tile"
            aria-label={(at === 0 ? words.makeWinning : words.remove)(text.tile(kind))}
            onClick={() => press(kind)}
          >
            <Tile kind={kind} silent />
          </button>
        ))}
        {winning !== null && (
          <button
            type="button"
            className="bare calc-tile calc-tile--won"
            aria-label={words.isWinning(text.tile(winning))}
            onClick={() => change(withoutWinning(draft))}
          >
            <Tile kind={winning} className="tile--won" silent />
            <small>{words.wonOn}</small>
          </button>
        )}
      </span>
      {(melds.length > 0 || bonus.length > 0) && (
        <span className="calc-laid">
          {melds.map((meld, place) => (
            <LaidOut key={place} meld={meld} onPress={() => change(withoutMeld(draft, at, place))} />
          ))}
          {bonus.map((kind) => (
            <button
              key={kind}
              type="button"
              className="bare calc-tile calc-tile--bonus"
              aria-label={words.remove(text.tile(kind))}
              onClick={() => change(added(draft, { at, entry: 'tile', kind }))}
            >
              <Tile kind={kind} silent />
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

function LaidOut({ meld, onPress }: { readonly meld: MeldShape; readonly onPress: () => void }) {
  const text = useText();
  const words = useWords(calculatorWords);
  const rules = useCalculator(({ draft }) => draft.rules);
  const play = usePlayWords(rules);
  return (
    <button
      type="button"
      className="bare calc-meld"
      aria-label={words.remove(
        meldName({ ...meld, faces: meldTiles(meld).map(({ kind }) => kind) }, play, text),
      )}
      onClick={onPress}
    >
      {meldTiles(meld).map((tile, at) =>
        tile.isDown ? <FaceDown key={at} /> : <Tile key={at} kind={tile.kind} silent />,
      )}
    </button>
  );
}
