import { useDrawing } from './context';
import { Entries, Heading } from './Entries';
import { Inline } from './Inline';
import { anchorOf } from './page';
import type { PageBlock, Section, Words } from './page';
import { rulesAddress } from './place';
import type { Found } from './search';
import { ReadyTables } from './ReadyTables';

interface PageSectionProps {
  readonly section: Section;
  /** What to show of it; everything when nothing is looked for. */
  readonly found: Found | null;
}

/** A section of the page under its heading. */
export function PageSection({ section, found }: PageSectionProps) {
  const { rules } = useDrawing().wording;
  const isTold = !found || found.told.has(section.anchor);
  return (
    <section id={rulesAddress(rules, section.anchor).slice(1)} className="stack rules-section">
      <Heading level={section.level}>{section.title}</Heading>
      {section.blocks.map((block, at) => (
        <BlockView key={at} block={block} isTold={isTold} found={found} level={section.level} />
      ))}
      {isTold && section.anchor === 'options' && <ReadyTables level={section.level + 1} />}
    </section>
  );
}

interface BlockViewProps {
  readonly block: PageBlock;
  readonly isTold: boolean;
  readonly found: Found | null;
  readonly level: number;
}

function BlockView({ block, isTold, found, level }: BlockViewProps) {
  if (block.type !== 'entries') return isTold && <WordsView block={block} />;
  const entries = block.entries.filter((entry) => !found || found.entries.has(anchorOf(entry)));
  return entries.length > 0 && <Entries entries={entries} level={level + 1} />;
}

function WordsView({ block }: { readonly block: Words }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline line={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className="stack rules-list">
          {block.items.map((item) => (
            <li key={item}>
              <Inline line={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table block={block} />;
  }
}

/** A table of figures; where it is too wide it scrolls by itself. */
function Table({ block: { head, rows } }: { readonly block: Words & { type: 'table' } }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="scrolled rules-table" tabIndex={0} role="region" aria-label={head.slice(0, 2).join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col">
                <Inline line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells], row) => (
            <tr key={row}>
              <th scope="row">
                <Inline line={first} />
              </th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <Inline line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
