export const pageSizes = [5, 10, 20, 50] as const

/** First, last, and two either side of the current; a gap that would hide a single page shows that page instead. */
export function pageNumbers(current: number, last: number): (number | 'gap')[] {
  const numbers: (number | 'gap')[] = []
  for (let page = 1; page <= last; page++) {
    if (page === 1 || page === last || Math.abs(page - current) <= 2) numbers.push(page)
    else if (numbers.at(-1) !== 'gap') numbers.push(hidesOne(page, current, last) ? page : 'gap')
  }
  return numbers
}

function hidesOne(page: number, current: number, last: number): boolean {
  return page < current ? page === 2 && current === 5 : page === last - 1 && current === last - 4
}

const usual = 10

/** Whether there is nothing to turn. A large page that holds what would else be several leaves the choice of sizes. */
export function isOnePage(total: number, limit: number): boolean {
  return total <= Math.min(limit, usual)
}
