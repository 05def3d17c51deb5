export interface Clock {
  now(): Date
  /** Moves the product's time to a moment, from which it runs on; null gives the real time back. */
  set(moment: Date | null): void
}

export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    set: moment => {
      ahead = moment ? moment.getTime() - Date.now() : 0
    },
  }
}
