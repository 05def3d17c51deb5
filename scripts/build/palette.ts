import { readFileSync } from 'node:fs'
import type { Palette } from '../../views/pictures/program/svg.ts'

/** The colours of tokens.css by their role: neither a drawing nor a slide can read a style sheet. */
export function readPalette(): Palette {
  const tokens = readFileSync('views/styles/tokens.css', 'utf8')
  const colours = [...tokens.matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map(([, role, colour]) => [role, colour])
  return Object.fromEntries(colours)
}
