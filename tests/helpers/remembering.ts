import type { Test } from 'uvu'
import type { State } from '../../src/clients/browser/state.ts'
import { offerExtension } from '../../src/downloads/extension.ts'
import { type LaunchOptions, openMachine, openOrigin } from './extension.ts'
import { openStandIn } from './stand-in.ts'
import { until } from './until.ts'

/** A machine that belongs to this service, and whose worker begins with whatever it is to remember. */
export async function openRemembering(service: string, look?: LaunchOptions) {
  const offered = await offerExtension('dist/clients/browser', service).find('')
  if (!offered || !('bytes' in offered)) throw new Error('the extension is not built')
  const machine = await openMachine(offered.bytes, look)
  const page = await machine.pairingPage()
  const home = page.url().replace('pairing.html', '')
  let turn = 0

  /** Opens a page of the extension, whose worker begins with this state. */
  async function open(path: string, state: State, lists: object = {}): Promise<void> {
    await page.bringToFront()
    await page.goto(`${home}pages.css`)
    await machine.kill()
    const code = `TURN${++turn}`
    await page.evaluate(next => chrome.storage.local.set(next), { state: { ...state, code }, lists } as never)
    await page.goto(home + path)
    await page.reload()
    await page.locator('h1').waitFor()
    // an event may have begun the worker again before it was told: its first write says what it remembers
    await until(async () => (await kept()).revision !== state.revision || (await kept()).code !== code)
    if ((await kept()).code !== code) await open(path, state, lists)
  }

  async function kept(): Promise<State> {
    return page.evaluate(async () => (await chrome.storage.local.get('state')).state as State)
  }

  /** As anybody does on the browser’s page of extensions, to which the page of this machine goes. */
  async function change(changed: (id: string) => unknown): Promise<void> {
    await page.goto('chrome://extensions/')
    await page.evaluate(changed, new URL(home).host)
  }

  return {
    ...machine,
    page,
    home,
    open,
    kept,
    change,
    switchOff: () => change(id => (chrome as unknown as Switches).management.setEnabled(id, false)),
    switchOn: () => change(id => (chrome as unknown as Switches).management.setEnabled(id, true)),
  }
}

interface Switches {
  management: { setEnabled(id: string, isOn: boolean): Promise<void> }
}

/**
 * For the tests of a file: a machine that remembers what it is told, the service that it belongs to, whose answers they
 * choose, and all sites of the web.
 */
export async function openSurroundedMachine(test: Test) {
  const [service, origin] = await Promise.all([openStandIn(), openOrigin()])
  const machine = await openRemembering(service.url)
  test.after(async () => {
    await machine.close()
    service.close()
    origin.close()
  })
  /** Opens an address in a tab of its own, which may be refused. */
  const openAt = async (address: string) => {
    const page = await machine.context.newPage()
    await page.goto(address).catch(() => {})
    return page
  }
  return { machine, service, origin, openAt, openSite: (host: string) => openAt(origin.at(host)) }
}
