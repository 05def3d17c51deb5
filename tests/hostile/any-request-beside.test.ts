import { test } from 'uvu'
import { proofTest } from '../helpers/db.ts'
import { sendMany } from '../helpers/hostile/many.ts'

// in a file of its own, so that the halves are sent at the same time
proofTest(
  test,
  'R22, R24, R42, R69: nor do many thousands of them, several at a time, and none takes two seconds each time it is sent',
  sendMany,
)

test.run()
