import type { RuleSetId } from '../../engine/types';
import type { Section } from './page';
import { rulesAddress } from './place';

const elementAt = (rules: RuleSetId, anchor: string) =>
  document.getElementById(rulesAddress(rules, anchor).slice(1));

/** Scrolls to a place and puts the focus on its heading. Without a place it goes to the top of the page. */
export function goTo(page: HTMLElement | null, rules: RuleSetId, anchor: string): void {
  if (anchor === '') {
    page?.scrollTo(0, 0);
    return;
  }
  const element = elementAt(rules, anchor);
  element?.scrollIntoView();
  element?.querySelector<HTMLElement>('h1, h2, h3, h4, h5')?.focus({ preventScroll: true });
}

/** Below the bars, where reading begins. */
const READING = 160;

/** The anchor of the section that is being read. */
export function sectionAt(page: HTMLElement, rules: RuleSetId, sections: readonly Section[]): string {
  const top = page.getBoundingClientRect().top + READING;
  const read = sections.findLast(
    ({ anchor }) => (elementAt(rules, anchor)?.getBoundingClientRect().top ?? Infinity) <= top,
  );
  return read?.anchor ?? '';
}
