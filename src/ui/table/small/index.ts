import './index.css';

/** What is shown in part: melds of the others, a folded river. */
const SHORT = "[data-fits='true'] :is(.seat .melds, [data-folded]), .seat .melds[data-told='true']";

/** A tap on it opens the view of the whole, as the button of the tiles does. */
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest(SHORT)) return;
  document.querySelector<HTMLElement>('.bar-tiles')?.click();
});
