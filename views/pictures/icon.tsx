/** One set on a 24 px grid: 1.75 px strokes, round ends, the colour of the text around it. */
const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  x: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  eye: 'M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  'eye-off':
    'M9.5 6.1A9 9 0 0 1 12 5.75c6 0 9.5 6.25 9.5 6.25a17 17 0 0 1-2.7 3.4M6.2 7.6A16 16 0 0 0 2.5 12S6 18.25 12 18.25a9 9 0 0 0 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
  alert: 'M12 4.25L2.9 19.5h18.2zM12 10v4.25M12 16.9v.1',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11v5.25M12 7.9v.1',
  user: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20c.6-3.7 3.6-6 7.5-6s6.9 2.3 7.5 6',
  users:
    'M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM2.5 19.5c.5-3.3 3.1-5.25 6.5-5.25s6 1.95 6.5 5.25M15.5 5.25a3.5 3.5 0 0 1 0 6.5M18 14.75c1.9.8 3.15 2.45 3.5 4.75',
  child:
    'M15.25 6.75a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0zM5 11.5c2.1 1.2 4.4 1.75 7 1.75s4.9-.55 7-1.75M8.75 12.9V21l3.25-4 3.25 4v-8.1',
  wallet: 'M18 8V5.5H5.75a2.25 2.25 0 0 0 0 4.5H20.5v9.5H6a2.5 2.5 0 0 1-2.5-2.5V7.75M16.75 14.75v.1',
  key: 'M11.5 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM10.4 13.1L19.5 4M16 7.5l3 3M13.5 10l2 2',
  'log-out': 'M10 4.25H5v15.5h5M10 12h10.5M16.5 8l4 4-4 4',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.25 12h17.5M12 3c2.5 2.4 3.75 5.4 3.75 9S14.5 18.6 12 21c-2.5-2.4-3.75-5.4-3.75-9S9.5 5.4 12 3z',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10',
  phone:
    'M8.5 4l1.75 4.25L8 10.25a12 12 0 0 0 5.75 5.75l2-2.25L20 15.5V18a2 2 0 0 1-2.2 2C10.5 19.3 4.7 13.5 4 6.2A2 2 0 0 1 6 4z',
  mail: 'M3.5 5.5h17v13h-17zM3.75 6.25L12 13l8.25-6.75',
  chat: 'M4 5h16v11.5h-8L7.5 20v-3.5H4zM8 9.25h8M8 12.5h5',
  'map-pin':
    'M12 21c4.7-4.7 7-8.3 7-11a7 7 0 0 0-14 0c0 2.7 2.3 6.3 7 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  clock: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 7v5.25l3.5 2',
  shield: 'M12 3l7.5 2.75V12c0 4.3-3 7.3-7.5 9-4.5-1.7-7.5-4.7-7.5-9V5.75zM8.75 12l2.4 2.4 4.1-4.4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.75h15',
  laptop: 'M5.25 5h13.5v10.5H5.25zM2.5 19h19',
  tablet: 'M5.5 3.5h13v17h-13zM11 17.25h2',
  smartphone: 'M7 3h10v18H7zM11 18h2',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4.5 19.5l1-4.5L16.25 4.25l3.5 3.5L9 18.5zM13.75 6.75l3.5 3.5',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v5.5M14 10.5v5.5',
  package: 'M12 3l8 4.25v9.5L12 21l-8-4.25v-9.5zM4.25 7.4L12 11.5l7.75-4.1M12 11.5V21M8 5.25l8 4.25',
  calendar: 'M4 5.5h16v14.5H4zM4 10h16M8.25 3.25v4M15.75 3.25v4',
  refresh: 'M19.5 12a7.5 7.5 0 0 1-13.9 3.9M4.5 12a7.5 7.5 0 0 1 13.9-3.9M18.75 4v4.25H14.5M5.25 20v-4.25H9.5',
  history: 'M4.5 12a7.75 7.75 0 1 0 2.4-5.6L4.25 9M4 4.5V9h4.5M12.25 8v4.5l3 1.75',
  search: 'M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.75 15.75L20.5 20.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  dashboard: 'M4 4h6.5v8H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 15h6.5v5H4z',
  levels: 'M4.5 5.5h6M8.5 12h6M12.5 18.5h7M6 5.5V12h2.5M10 12v6.5h2.5',
  card: 'M3 5.5h18v13H3zM3 10h18M6.5 15h3.5',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
