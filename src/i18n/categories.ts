import type { Category } from '../shared/categories.ts'
import { words } from './index.ts'

/** What the kinds of sites are called, for parent and child. */
export const categoryWords = words({
  'category.gambling': ['Cờ bạc', 'Gambling'],
  'category.adult': ['Nội dung người lớn', 'Adult content'],
  'category.games': ['Trò chơi', 'Games'],
  'category.social': ['Mạng xã hội', 'Social networks'],
  'category.video': ['Phim và video', 'Films and video'],
} satisfies Record<`category.${Category}`, readonly [string, string]>)
