/** A diamond kite with a two-point tail: four shapes, leaning into the wind. The favicon and app icons repeat it. */
export const markShapes = {
  left: 'M19.6.6L4.3 10.9l7 12.8z',
  right: 'M21.2 1.2L28.4 14 13 23.7z',
  tailLeft: 'M11 25.2L3.6 27l3.4 4.6z',
  tailRight: 'M12.9 25.3l6.4.9-1.6 5.4z',
} as const
