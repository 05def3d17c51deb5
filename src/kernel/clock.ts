export interface Clock {
  now(): Date
  /** Sets the product's clock to a moment, from which it keeps running; null returns to the real time. */
  set(moment: Date | null): void
}

export function createClock(): Clock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set: moment => {
      offset = moment ? moment.getTime() - Date.now() : 0
    },
  }
}
