import type { Locator, Page } from 'playwright-core'
import type { Language } from '../../src/i18n/index.ts'
import { operatorError } from '../../src/kernel/operator-error.ts'
import { type ExtensionStep, extensionPicture, photographPath } from '../../src/shared/photographs.ts'
import { extensionScreens } from '../../tests/helpers/extension-screens.ts'
import { openRemembering } from '../../tests/helpers/remembering.ts'
import { webpOf } from './webp.ts'

/** Around what the reader is to find, in the accent of the site. */
const ring = { outline: '3px solid #f2784b', outlineOffset: '6px', borderRadius: '12px' }

/** Takes the four steps that install the extension, in a browser that speaks this language. */
export async function* photographExtension(executablePath: string, language: Language) {
  const machine = await openRemembering('http://127.0.0.1:9', {
    executablePath,
    viewport: extensionPicture,
    deviceScaleFactor: 2,
    env: { ...process.env, LANGUAGE: language },
    args: ['--hide-scrollbars'],
  })
  const taken = async (step: ExtensionStep, page: Page, what: { ringed: string; centred: string }) => {
    await page.locator(what.centred).evaluate(element => element.scrollIntoView({ block: 'center', inline: 'center' }))
    await style(page.locator(what.ringed), ring)
    return { path: photographPath(`extension-${step}`, language), picture: await webpOf(page) }
  }
  try {
    const { path, state } = extensionScreens.find(({ name }) => name === 'pairing')!
    await machine.open(path, { ...state, language })
    yield taken(4, machine.page, { ringed: '.codes', centred: '.codes' })

    // closes the pages of the extension, which begins anew
    await machine.allowIncognito()
    const page = await machine.context.newPage()
    await openExtensions(page, language)
    // beside it, a new Chromium lists what it brings along
    const id = new URL(machine.home).host
    yield taken(2, page, { ringed: '#loadUnpacked', centred: `extensions-item[id=${id}]` })

    await page.goto(`chrome://extensions/?id=${id}`)
    // as wide as the window, which is too small for it
    await style(page.locator('extensions-detail-view .page-content'), { width: '100%' })
    yield taken(3, page, { ringed: '#allow-incognito cr-toggle', centred: '#allow-incognito' })

    // what is removed leaves the page as it is before the first step
    await (await machine.worker()).evaluate(() => {
      const { management } = chrome as unknown as { management: { uninstallSelf: () => void } }
      setTimeout(() => management.uninstallSelf())
    })
    await openExtensions(page, language)
    yield taken(1, page, { ringed: '#devMode', centred: '#no-items' })
  } finally {
    await machine.close()
  }
}

async function openExtensions(page: Page, language: Language): Promise<void> {
  await page.goto('chrome://extensions/')
  if ((await page.getAttribute('html', 'lang')) !== language)
    throw operatorError(`a picture needs a Chromium that speaks “${language}”: Debian has it in chromium-l10n.`)
}

async function style(what: Locator, how: object): Promise<void> {
  await what.evaluate((element: HTMLElement, given) => void Object.assign(element.style, given), how)
}
