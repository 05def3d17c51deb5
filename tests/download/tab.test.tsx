import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { downloadWords } from '../../src/i18n/download.ts'
import { DownloadTab } from '../../views/download/download-tab.tsx'
import { loaded, mounted, one, passed, press, stoppedTime } from '../parts/screen.tsx'

await loaded(downloadWords)
const entry = (version: string, isLatest: boolean) => ({
  version,
  filename: `An-Nhi-${version}.msi`,
  isLatest,
  description: `Bản ${version}`,
  descriptionEn: '',
})

/** Shows the tab with this answer for the list of versions; returns what was logged as an error. */
async function open(list: () => Response, ready = true): Promise<{ logged: unknown[]; close: () => Promise<unknown> }> {
  const { fetch } = globalThis
  const { error } = console
  const logged: unknown[] = []
  globalThis.fetch = async () => list()
  console.error = (message: unknown) => logged.push(message)
  const { gone } = await mounted(<DownloadTab ready={ready} />)
  await passed(0)
  return {
    logged,
    close: () => {
      Object.assign(globalThis, { fetch })
      console.error = error
      return gone()
    },
  }
}

const labels = () => [...document.querySelectorAll('.version-label')].map(label => label.textContent)
const links = () => [...document.querySelectorAll('.one-by-one a')].map(link => link.getAttribute('href'))

let restoreTime: () => void
test.before(() => {
  restoreTime = stoppedTime()
})
test.after(() => restoreTime())

test('the versions are listed with their labels, and the latest is chosen', async () => {
  const versions = [entry('1.0.2', false), entry('1.0.9', true), entry('1.0.1', false)]
  const { logged, close } = await open(() => Response.json(versions))
  assert.equal(labels(), ['Phiên bản 1.0.2 Ổn định', 'Phiên bản 1.0.9 Mới nhất', 'Phiên bản 1.0.1 Bản cũ'])
  assert.is((one('input:checked') as HTMLInputElement).value, '1.0.9')
  assert.is(links()[0], '/downloads/An-Nhi-1.0.9.msi')
  await press(one('input[value="1.0.1"]'))
  assert.is(links()[0], '/downloads/An-Nhi-1.0.1.msi')
  assert.equal(logged, [])
  assert.is(document.querySelector('.tone-warning.notice'), null)
  await close()
})

test('a list that cannot be loaded is logged, and the two built-in versions are offered', async () => {
  for (const answer of [
    () => new Response('', { status: 503 }),
    () => new Response('<html>'),
    () => Response.error(),
  ]) {
    const { logged, close } = await open(answer)
    assert.equal(labels(), ['Phiên bản 1.0.4 Mới nhất', 'Phiên bản 1.0.3 Ổn định'])
    assert.equal(logged, ['The versions could not be loaded'])
    await close()
  }
})

test('an empty list says that there is no version, and offers no button', async () => {
  const { close } = await open(() => Response.json([]))
  assert.match(one('.notice').textContent, 'Không tìm thấy phiên bản')
  assert.is(document.querySelector('button'), null)
  await close()
})

test('the notice says that a sample file is not the program', async () => {
  const { close } = await open(() => Response.json([entry('1.0.4', true)]), false)
  assert.match(one('.notice').textContent, 'không phải chương trình')
  await close()
})

test('a download cancelled during the countdown can be started again', async () => {
  const { close } = await open(() => Response.json([entry('1.0.4', true)]))
  const button = () => one('.button-primary')
  await press(button())
  assert.is(one('[role=status].download-countdown').textContent, 'Bắt đầu tải sau 3 giây')
  await passed(1_000)
  assert.is(one('.download-countdown').textContent, 'Bắt đầu tải sau 2 giây')
  assert.is(button().getAttribute('aria-disabled'), 'true')
  assert.ok(one('fieldset').hasAttribute('disabled'))
  await press(one('.button-secondary'))
  assert.is(document.querySelector('.download-stage'), null)
  assert.is(button().getAttribute('aria-disabled'), null)
  assert.is(document.activeElement, button())
  await passed(5_000)
  assert.is(document.querySelector('.download-stage'), null)
  await close()
})

test.run()
