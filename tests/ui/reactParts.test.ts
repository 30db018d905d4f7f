import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom';
import type * as ClientModule from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { withoutParts } from '../../scripts/reactParts';

const locate = createRequire(import.meta.url).resolve;

type Exports = Record<string, unknown>;

interface Library {
  readonly react: typeof ReactModule;
  readonly dom: typeof ReactDomModule;
  readonly client: typeof ClientModule;
}

/** React as it is published, for pages; `change` is made to the file that draws. */
function library(change: (code: string) => string): Library {
  const loaded = new Map<string, Exports>();
  const load = (name: string): Exports => {
    const known = loaded.get(name);
    if (known) return known;
    const [folder = '', part] = name.split('/');
    const file = `${part ? `${folder}-${part}` : folder}.production.js`;
    const code = readFileSync(join(dirname(locate(`${folder}/package.json`)), 'cjs', file), 'utf8');
    const exported: Exports = {};
    loaded.set(name, exported);
    const run = compileFunction(part ? change(code) : code, ['exports', 'require']) as (
      exported: Exports,
      require: (name: string) => Exports,
    ) => void;
    run(exported, load);
    return exported;
  };
  return {
    react: load('react') as unknown as typeof ReactModule,
    dom: load('react-dom') as unknown as typeof ReactDomModule,
    client: load('react-dom/client') as unknown as typeof ClientModule,
  };
}

interface Ports {
  readonly words: Promise<string>;
  readonly note: (what: string) => void;
  readonly store: { readonly subscribe: (run: () => void) => () => void; readonly read: () => number };
}

/** A page with everything of React that the app uses. */
function page({ react: R }: Library, { words, note, store }: Ports) {
  const h = R.createElement;
  const Theme = R.createContext('light');

  class Guard extends R.Component<{ readonly children: ReactModule.ReactNode }, { readonly error: unknown }> {
    override state = { error: null };
    static getDerivedStateFromError(error: unknown) {
      return { error };
    }
    override render() {
      return this.state.error === null ? this.props.children : h('p', null, String(this.state.error));
    }
  }

  const Late = R.lazy(async () => {
    await words;
    return { default: ({ name }: { readonly name: string }) => h('em', null, `late ${name}`) };
  });
  const Words = () => h('q', null, R.use(words));
  const Row = R.memo(({ name }: { readonly name: string }) => {
    R.useEffect(() => {
      note(`${name} came`);
      return () => note(`${name} left`);
    }, [name]);
    return h('li', { className: R.useContext(Theme), tabIndex: -1 }, name);
  });
  const Bad = ({ isBad }: { readonly isBad: boolean }) => {
    if (isBad) throw new Error('bad');
    return 'good';
  };

  return function Page() {
    const [names, setNames] = R.useState(['a', 'b', 'c']);
    const [text, setText] = R.useState('x');
    const [isOn, setOn] = R.useState(false);
    const [choice, setChoice] = R.useState('two');
    const count = R.useSyncExternalStore(store.subscribe, store.read);
    const box = R.useRef<HTMLDivElement>(null);
    const size = R.useMemo(() => names.length, [names]);
    const add = R.useCallback(() => setNames((now) => [...now.toReversed(), 'd']), []);
    const id = R.useId();
    R.useLayoutEffect(() => note(`${size} rows in ${box.current?.childElementCount}`), [size]);
    const field = {
      id,
      value: text,
      onChange: (event: ReactModule.ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    };
    const tick = { type: 'checkbox', checked: isOn, onChange: () => setOn(!isOn), 'aria-label': 'on' };
    const select = {
      value: choice,
      onChange: (event: ReactModule.ChangeEvent<HTMLSelectElement>) => setChoice(event.target.value),
    };
    return h(
      Theme,
      { value: isOn ? 'dark' : 'light' },
      h('label', { htmlFor: id }, 'name'),
      h('input', field),
      h('input', tick),
      h('select', select, h('option', { value: 'one' }, '1'), h('option', { value: 'two' }, '2')),
      h(
        'div',
        {
          ref: box,
          onClick: () => note('box'),
          onClickCapture: () => note('capture'),
          style: { opacity: 0.5, '--n': count },
        },
        h(
          'button',
          {
            id: 'add',
            type: 'button',
            disabled: isOn,
            onClick: add,
            onKeyDown: (event: ReactModule.KeyboardEvent) => note(event.key),
          },
          'add',
        ),
        h(
          'button',
          {
            id: 'quiet',
            type: 'button',
            onFocus: () => note('focus'),
            onBlur: () => note('blur'),
            onPointerEnter: () => note('enter'),
            onPointerLeave: () => note('leave'),
            onClick: (event: ReactModule.MouseEvent) => event.stopPropagation(),
          },
          'quiet',
        ),
      ),
      h('ul', null, ...names.map((name) => h(Row, { key: name, name }))),
      h(
        'dialog',
        { open: isOn, onClose: () => note('closed') },
        h('details', { onToggle: () => note('toggled') }, `${count}`),
      ),
      h(
        'svg',
        { viewBox: '0 0 1 1', role: 'img' },
        h('path', { d: 'M0 0', fillRule: 'evenodd', strokeWidth: 2 }),
        h('use', { href: '#a' }),
      ),
      h('a', { href: 'javascript:alert(1)' }, 'link'),
      h(Guard, null, h(Bad, { isBad: choice === 'one' })),
      h(R.Suspense, { fallback: h('i', null, 'wait') }, h(Late, { name: text }), h(Words)),
    );
  };
}

const element = (root: Element, selector: string): Element => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector} in ${root.innerHTML}.`);
  return found;
};

function write(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

/** Uses the page in every way, and tells what it looked like and what it noted. */
async function used(lib: Library): Promise<string[]> {
  const notes: string[] = [];
  const root = document.body.appendChild(document.createElement('main'));
  let say: (words: string) => void = () => undefined;
  const words = new Promise<string>((done) => {
    say = done;
  });
  let count = 0;
  const hearers = new Set<() => void>();
  const store = {
    subscribe: (run: () => void) => {
      hearers.add(run);
      return () => hearers.delete(run);
    },
    read: () => count,
  };
  const Page = page(lib, { words, note: (what) => void notes.push(what), store });
  const look = () => void notes.push(root.innerHTML);
  const act = (run: () => void) => {
    lib.dom.flushSync(run);
    look();
  };
  const on = (selector: string, event: Event) => act(() => element(root, selector).dispatchEvent(event));
  const opened = lib.client.createRoot(root);

  act(() =>
    opened.render(lib.react.createElement(lib.react.StrictMode, null, lib.react.createElement(Page))),
  );
  say('words');
  await vi.waitFor(() => expect(root.textContent).toContain('words'));
  look();
  on('#add', new MouseEvent('click', { bubbles: true }));
  on('#quiet', new MouseEvent('click', { bubbles: true }));
  on('#quiet', new FocusEvent('focusin', { bubbles: true }));
  on('#quiet', new FocusEvent('focusout', { bubbles: true }));
  on('#quiet', new PointerEvent('pointerover', { bubbles: true }));
  on('#quiet', new PointerEvent('pointerout', { bubbles: true }));
  on('#add', new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' }));
  act(() => write(element(root, 'input'), 'y'));
  act(() => (element(root, '[type=checkbox]') as HTMLElement).click());
  on('dialog', new Event('close'));
  on('details', new Event('toggle'));
  act(() => {
    count = 7;
    for (const hear of hearers) hear();
  });
  act(() => write(element(root, 'select'), 'one'));
  act(() => opened.unmount());
  await vi.waitFor(() => expect(notes).toContain('d left'));
  root.remove();
  return notes;
}

test('without the parts that are left out React does the same', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const usual = await used(library((code) => code));
  const less = await used(library(withoutParts));
  for (const what of ['d came', 'box', 'focus', 'enter', 'Escape', 'closed', 'toggled'])
    expect(usual).toContain(what);
  for (const seen of ['<i>wait</i>', 'late y', 'class="dark"', 'Error: bad'])
    expect(usual.join('\n')).toContain(seen);
  expect(less).toEqual(usual);
});
