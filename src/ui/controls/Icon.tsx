/** Line drawings on a grid of 24. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h11',
  sort: 'M4 7h12M4 12h8M4 17h5M18 10v9m-3-3 3 3 3-3',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8.5 6v12l9-6z',
  keyboard: 'M4 7h16v10H4zM7.5 10.5h.01M11 10.5h.01M14.5 10.5h.01M8 14h8',
  book: 'M12 7C10 5.4 7.5 5.2 5 6v12c2.5-.8 5-.6 7 1 2-1.6 4.5-1.8 7-1V6c-2.5-.8-5-.6-7 1zM12 7v11.5',
  home: 'M4.5 11.5 12 5l7.5 6.5M7 10v9h10v-9',
  sun: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M12 3.5v1.5M12 19v1.5M3.5 12H5M19 12h1.5',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
