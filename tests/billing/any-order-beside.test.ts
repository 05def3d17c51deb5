import { test } from 'uvu'
import { testWalks } from '../helpers/any-order/walks.ts'
import { proof } from '../helpers/proof.ts'
import { skip } from '../helpers/skip.ts'

// the other half of the walks of a proof, in another lane beside the first
if (proof) testWalks(test, 5)
else skip(test, 'whatever the order of acts, in a second lane, the invariants hold', 'takes minutes: npm run proof')

test.run()
