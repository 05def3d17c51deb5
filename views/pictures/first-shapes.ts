/** The icons that every page needs, each as the path of a stroke on a 24 px grid. */
export const firstShapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  x: 'M6 6l12 12M18 6L6 18',
  'chevron-right': 'M9.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
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
  smartphone: 'M7 3h10v18H7zM11 18h2',
  history: 'M4.5 12a7.75 7.75 0 1 0 2.4-5.6L4.25 9M4 4.5V9h4.5M12.25 8v4.5l3 1.75',
  dashboard: 'M4 4h6.5v8H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 15h6.5v5H4z',
} as const

/** The paths of all icons whose scripts have arrived. */
export const shapes: Record<string, string> = { ...firstShapes }

export function addShapes(more: Record<string, string>): void {
  Object.assign(shapes, more)
}
