const hour = 3_600_000
/** A machine may be switched off for a night; who sets its clock a day further borrows from tomorrow. */
const believed = 36 * hour
const small = 60_000
const restart = 120_000
/** A clock that is so far from the server's is reported. */
const tolerated = 10 * small

/** What a machine can read by itself. `mono` never jumps, but begins anew with each life of the worker. */
export interface Reading {
  wall: number
  mono: number
  life: string
}

/** The service's time, kept from the server's last word on. */
export interface Clock extends Reading {
  at: number
  /** By how much the wall ran ahead, if nobody has confirmed it yet: a night's sleep, or a clock that was set. */
  pending: number
  /** Time that nobody can move, for the server to compare; begins anew after a sleep, of which it knows nothing. */
  steady: number
  setBack: boolean
}

export function startClock(reading: Reading): Clock {
  return { ...reading, at: reading.wall, pending: 0, steady: 0, setBack: false }
}

/** A wall that goes back gains nothing; one that jumps ahead waits until the server answers or cannot be reached. */
export function advance(clock: Clock, reading: Reading): Clock {
  const byWall = reading.wall - clock.wall
  const sameLife = reading.life === clock.life
  const passed = sameLife ? reading.mono - clock.mono : Math.min(Math.max(byWall, 0), restart)
  const jump = byWall - passed
  return {
    ...reading,
    at: clock.at + passed,
    pending: jump > small ? clock.pending + jump : clock.pending,
    steady: jump > small ? 0 : clock.steady + passed,
    setBack: clock.setBack || jump < -small,
  }
}

/** The server cannot be asked: what the wall says is believed, unless it is too much. */
export function believeWall(clock: Clock): Clock {
  const takes = clock.pending <= believed
  return takes ? { ...clock, at: clock.at + clock.pending, pending: 0 } : clock
}

export function hearServer(clock: Clock, now: number): Clock {
  return { ...clock, at: now, pending: 0, setBack: false }
}

export function isTrue(clock: Clock): boolean {
  return !clock.setBack && clock.pending <= believed && Math.abs(clock.wall - clock.at) < tolerated
}
