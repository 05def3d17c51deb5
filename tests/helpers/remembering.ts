import type { State } from '../../src/clients/browser/state.ts'
import { offerExtension } from '../../src/downloads/extension.ts'
import { type LaunchOptions, openMachine } from './extension.ts'
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

  return { ...machine, page, home, open, kept }
}

export type Remembering = Awaited<ReturnType<typeof openRemembering>>
