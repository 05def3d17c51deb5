import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nodeFlags } from '../../scripts/bench/served.ts'
import { production, withDatabase, withService } from '../helpers/process.ts'
import { proof } from '../helpers/proof.ts'
import { openWires, type Wire } from '../helpers/sockets.ts'
import { until } from '../helpers/until.ts'

const mostOfBody = 'x'.repeat(99_900)
const statusOf = ({ got }: Wire) => /^HTTP\/1\.1 (\d{3})/.exec(got())?.[1]

/** Sends a body of 100,000 bytes without its last hundred. */
function sendHalf(wire: Wire, from: string): void {
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', `X-Forwarded-For: ${from}`]
  head.push('Content-Type: application/json', 'Content-Length: 100000', '\r\n')
  wire.send(head.join('\r\n') + mostOfBody)
}

function signIn(url: string, from: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from }
  return fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: '{"sdt":"0987654321","mat_khau":"x"}' })
}

test('half-sent bodies neither exhaust the memory nor use up the budget of other networks', () =>
  withDatabase(database =>
    withService(
      { ...production, DATABASE_URL: database, TRUST_PROXY: '1', JOBS: 'off' },
      async ({ url, process }) => {
        const fromOne = await openWires(url, 200)
        for (const wire of fromOne) sendHalf(wire, '203.0.113.1')
        const refused = () => fromOne.filter(wire => statusOf(wire) === '503')
        await until(() => refused().length >= 100, 10)
        for (const wire of refused()) assert.match(wire.got(), /^retry-after: \d+\r$/im)
        assert.is((await signIn(url, '198.51.100.1')).status, 401, 'another network signs in')

        // from many networks together: the whole budget is used, and no more
        const fromMany = await openWires(url, proof ? 2_200 : 600)
        fromMany.forEach((wire, at) => {
          sendHalf(wire, `198.18.${at % 200}.1`)
        })
        const wires = [...fromOne, ...fromMany]
        const areWaiting = () => wires.filter(wire => !statusOf(wire) && !wire.socket.destroyed).length
        // after 15 s they would be cut off because they are slow
        await until(() => areWaiting() <= 420, 10)
        assert.is(process.exitCode ?? process.signalCode, null, 'the process lives')
        for (const path of ['/', '/login', '/api/health']) assert.is((await fetch(url + path)).status, 200, path)
        for (const wire of wires) wire.socket.destroy()
        await pause(500)
        assert.is((await signIn(url, '198.51.100.2')).status, 401, 'all is given back')
      },
      nodeFlags,
    ),
  ))

test.run()
