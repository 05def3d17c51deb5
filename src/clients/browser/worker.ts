import { keepRules } from './edge/blocking.ts'
import { look } from './edge/counting.ts'
import { tellPages } from './edge/covering.ts'
import { open, present } from './edge/kept.ts'
import { answer, type Message } from './edge/messages.ts'
import { pair } from './edge/pairing.ts'
import { sync } from './edge/syncing.ts'

const tick = 15_000

/** The browser may end this worker at any moment, and starts it again for an event: each one goes on where the last was. */
async function goOn(): Promise<void> {
  await look()
  await keepRules()
  await tellPages()
}

async function connect(): Promise<void> {
  await open()
  if (present().token === null) await pair()
  if (present().token !== null) await sync(goOn)
}

function wake(): void {
  goOn()
  connect()
}

async function begin({ reason }: { reason: string }): Promise<void> {
  await open()
  if (reason === 'install' && present().token === null)
    await chrome.tabs.create({ url: chrome.runtime.getURL('pairing.html') })
}

chrome.runtime.onInstalled.addListener(begin)
chrome.runtime.onStartup.addListener(wake)
chrome.alarms.onAlarm.addListener(wake)
chrome.tabs.onActivated.addListener(goOn)
chrome.tabs.onUpdated.addListener((_, { url, audible }, { incognito }) => {
  // a private window cannot show a page of the extension, so it opens in one that can
  if (incognito && url?.startsWith(chrome.runtime.getURL('blocked.html'))) chrome.tabs.create({ url })
  if (url !== undefined || audible !== undefined) goOn()
})
chrome.windows.onFocusChanged.addListener(goOn)
chrome.idle.onStateChanged.addListener(goOn)
chrome.action.onClicked.addListener(() => {
  chrome.tabs.create({ url: chrome.runtime.getURL('child.html') })
})
chrome.runtime.onMessage.addListener((message, sender, reply) => {
  open()
    .then(() => answer(message as Message, sender, connect))
    // a page that gets no answer would wait for ever
    .then(reply, () => reply(null))
  return true
})

chrome.idle.setDetectionInterval(180)
chrome.alarms.create('wake', { periodInMinutes: 0.5 })
setInterval(goOn, tick)
wake()
