export const pageSizes = [5, 10, 20, 50] as const

/** The first and last page and two on either side of the current one. A gap is never only one page. */
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

const usualSize = 10

/** Whether the pager can be left out. If smaller pages would be several, it stays, to let the reader choose the size. */
export function isOnePage(total: number, limit: number): boolean {
  return total <= Math.min(limit, usualSize)
}
