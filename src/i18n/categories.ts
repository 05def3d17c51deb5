import type { Category } from '../shared/categories.ts'
import { words } from './index.ts'

/** What the kinds of sites are called, for parent and child. */
export const categoryWords = words({
  gambling: ['Cờ bạc', 'Gambling'],
  adult: ['Người lớn', 'Adult content'],
  games: ['Trò chơi', 'Games'],
  social: ['Mạng xã hội', 'Social networks'],
  video: ['Phim và video', 'Films and video'],
} satisfies Record<Category, readonly [string, string]>)
