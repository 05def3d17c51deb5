/** The kinds of sites that can be blocked as a whole; each has a list of sites. */
export const categories = ['gambling', 'adult', 'games', 'social', 'video'] as const
export type Category = (typeof categories)[number]

export function isCategory(name: string): name is Category {
  return categories.includes(name as Category)
}
