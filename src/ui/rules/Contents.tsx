import { useState } from 'react';
import { Icon } from '../controls/Icon';
import { useDrawing } from './context';
import type { Section } from './page';
import { rulesAddress } from './place';

interface ContentsProps {
  readonly sections: readonly Section[];
  /** The anchor of the section that is being read. */
  readonly current: string;
}

/** The table of contents: beside the page, or behind a button where there is no room. */
export function Contents({ sections, current }: ContentsProps) {
  const { own, rules } = useDrawing().wording;
  const [isOpen, setOpen] = useState(false);
  const reading = sections.find(({ anchor }) => anchor === current);
  return (
    <nav className={isOpen ? 'contents contents--open' : 'contents'} aria-label={own.contents}>
      <button
        type="button"
        className="entry contents-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="list" />
        <b>{own.contents}</b>
        {reading && reading.level > 1 && <span className="note">{reading.title}</span>}
      </button>
      <ul>
        {sections.map(({ anchor, level, title }) => (
          <li key={anchor} className={`contents-${level}`}>
            <a
              ref={anchor === current ? bringIntoSight : null}
              href={rulesAddress(rules, anchor)}
              aria-current={anchor === current ? 'location' : undefined}
              onClick={() => setOpen(false)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A long list scrolls along with the page. */
function bringIntoSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}
