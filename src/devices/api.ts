import { parentOfChild } from '../family/index.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listEndpoints } from '../kernel/lists/endpoints.ts'
import { changedDevice, newDevice } from '../shared/device-fields.ts'
import { devices, devicesOfChild } from '../shared/device-lists.ts'
import { addDevice, changeDevice, type Following, removeDevice, takenOfDevice } from './devices.ts'
import { deviceRows, devicesOfChildRows } from './listed-store.ts'
import { parentOfDevice } from './store.ts'

const owner = { owner: parentOfDevice }

/** Billing counts a new code of a device as a move of its package, and prices renewals without a deleted one; protection tells its machine of another child. */
export const deviceEndpoints = (following: Following) => [
  ...listEndpoints('/thiet-bi', 'signed-in', devices, deviceRows),
  ...listEndpoints('/tre-em/:id/thiet-bi', { owner: parentOfChild }, devicesOfChild, devicesOfChildRows),
  endpoint('POST', '/thiet-bi', 'signed-in', { body: newDevice, creates: true, taken: takenOfDevice }, async given =>
    addDevice(given, given.body),
  ),
  endpoint('PUT', '/thiet-bi/:id', owner, { body: changedDevice, taken: takenOfDevice }, async given =>
    changeDevice({ ...given, ...following }, given.body),
  ),
  endpoint('DELETE', '/thiet-bi/:id', owner, {}, async given => removeDevice({ ...given, ...following })),
]
