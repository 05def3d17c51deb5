import { test } from 'uvu'
import { testWalks } from '../helpers/any-order/walks.ts'
import { proof } from '../helpers/proof.ts'

testWalks(test, proof ? 5 : 1)

test.run()
