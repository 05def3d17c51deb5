import { test } from 'uvu'
import { runRounds } from '../helpers/any-order/run.ts'
import { serverTest } from '../helpers/db.ts'
import { proof } from '../helpers/proof.ts'

/** In rounds of two acts: over a year or two of the clock. */
const rounds = proof ? 600 : 40
/** How long a short run takes, in ms; a busy machine still does `atLeast` rounds. */
const budget = 4_000
const atLeast = 10

serverTest(
  test,
  'over months in two processes, nothing is paid twice, nothing waits without an exit, the books agree',
  () => {
    const end = Date.now() + budget
    return runRounds({
      count: 1,
      atOnce: 2,
      isOver: round => round > rounds || (!proof && round > atLeast && Date.now() > end),
    })
  },
)

test.run()
