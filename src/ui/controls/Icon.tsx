/** Line drawings on a grid of 24. */
const paths = {
  lamp: 'M9.5 16.5c0-2-2.5-3.2-2.5-6.5a5 5 0 0 1 10 0c0 3.3-2.5 4.5-2.5 6.5zM10 19.5h4',
  mute: 'M8 4.5h8v15H8zM4 20 20 4',
  cards: 'M4.5 6.5h10v13h-10zM9 4.5h10.5v13M7.5 10h4M7.5 13h4M7.5 16h2',
  tiles: 'M5 4.5h6v8H5zM13 4.5h6v8h-6zM5 15.5h6v4H5zM13 15.5h6v4h-6z',
  clock: 'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M12 8v4l3 2',
  calculator: 'M6 3.5h12v17H6zM9 7.5h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01',
  chart: 'M4.5 19.5h15M7.5 16.5v-5M12 16.5v-10M16.5 16.5v-7',
  back: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  first: 'M17 6l-6 6 6 6M7 6v12',
  last: 'M7 6l6 6-6 6M17 6v12',
  stop: 'M7 7h10v10H7z',
  picture: 'M4.5 5.5h15v13h-15zM8.5 8.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M5 17.5l4.5-4.5 3 3 3-4 4 5.5',
  again: 'M18.5 9A7 7 0 1 0 19 13M18.5 4.5V9H14',
  list: 'M4.5 5.5h15v13h-15zM4.5 10h15M10 5.5v13M4.5 14.3h15',
  menu: 'M4 7h16M4 12h16M4 17h11',
  sort: 'M4 7h12M4 12h8M4 17h5M18 10v9m-3-3 3 3 3-3',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M18 6l-1.4 1.4M7.4 16.6 6 18',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8.5 6v12l9-6z',
  pause: 'M9 6.5v11M15 6.5v11',
  switches:
    'M4 7h7M17 7h3M4 17h3M13 17h7M14 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  skip: 'M5 6.5v11l7-5.5zM13 6.5v11l7-5.5z',
  pin: 'M9 4.5h6l-.8 6 2.8 3H7l2.8-3zM12 13.5V20',
  keyboard: 'M4 7h16v10H4zM7.5 10.5h.01M11 10.5h.01M14.5 10.5h.01M8 14h8',
  book: 'M12 7C10 5.4 7.5 5.2 5 6v12c2.5-.8 5-.6 7 1 2-1.6 4.5-1.8 7-1V6c-2.5-.8-5-.6-7 1zM12 7v11.5',
  rules: 'M6.5 4.5h11v15h-11zM9.5 8.5h5M9.5 12h5M9.5 15.5h3',
  cap: 'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5v5c3 2.6 8 2.6 11 0v-5M21.5 9.5v6',
  home: 'M4.5 11.5 12 5l7.5 6.5M7 10v9h10v-9',
  share: 'M12 14V4M8 8l4-4 4 4M7 11H5v9h14v-9h-2',
  shield: 'M12 3.5 18.5 6v5.2c0 4.2-2.7 7.4-6.5 9.3-3.8-1.9-6.5-5.1-6.5-9.3V6zM12 8.5v4M12 15.5h.01',
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
