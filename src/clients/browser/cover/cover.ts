import type { WhatHolds } from '../edge/covering.ts'
import { coverStyle } from './style.ts'

/** Runs in every page: covers it when its time is up and uncovers it afterwards. What was typed stays where it is. */
let host: HTMLElement | null = null
let dialog: HTMLDialogElement | null = null
let title = ''
let isCovered = false
const isTop = window === window.top
/** A picture in SVG or other XML, over which nothing can be shown. */
const isXml = document instanceof XMLDocument && document.contentType !== 'application/xhtml+xml'

function hear(told: WhatHolds): void {
  const { covered, warning } = told
  isCovered = covered
  title = told.title
  if (covered) stopMedia()
  if (!isTop) return
  if (isXml) {
    if (covered) location.assign(`${chrome.runtime.getURL('blocked.html')}#${location.href}`)
    return
  }
  if (covered) cover()
  else uncover()
  if (warning && !covered) warn(warning)
}

function cover(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
  if (host?.isConnected && dialog?.open) return
  host?.remove()
  host = document.createElement('an-nhi-cover')
  // closed, so that the page’s own scripts do not reach into it
  const root = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(coverStyle)
  root.adoptedStyleSheets = [sheet]
  dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  const text = document.createElement('p')
  text.textContent = title
  const frame = document.createElement('iframe')
  frame.src = `${chrome.runtime.getURL('blocked.html')}?cover#${location.href}`
  frame.title = title
  dialog.append(text, frame)
  dialog.addEventListener('cancel', event => event.preventDefault())
  dialog.addEventListener('close', again)
  root.append(dialog)
  document.documentElement.append(host)
  dialog.showModal()
}

/** Escape pressed twice closes every dialog, and a page may take away what it finds in itself. */
function again(): void {
  if (isTop && isHeld()) cover()
}

/** Once the extension was updated or switched off, nobody tells this script when the cover is to go. */
function isHeld(): boolean {
  return isCovered && chrome.runtime?.id !== undefined
}

function uncover(): void {
  host?.remove()
  host = null
  dialog = null
}

function stopMedia(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
}

function warn(text: string): void {
  document.querySelector('an-nhi-note')?.remove()
  const box = document.createElement('an-nhi-note')
  const root = box.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(coverStyle)
  root.adoptedStyleSheets = [sheet]
  const note = document.createElement('div')
  note.setAttribute('role', 'status')
  note.textContent = text
  root.append(note)
  document.documentElement.append(box)
  setTimeout(() => box.remove(), 20_000)
}

function begin(): void {
  // of a life before, in which the extension was updated or switched off
  document.querySelector('an-nhi-cover')?.remove()
  chrome.runtime.onMessage.addListener((message, sender, answer) => {
    if (sender.id === chrome.runtime.id) hear(message as WhatHolds)
    if (isTop) answer(true)
    return undefined
  })
  document.addEventListener('play', () => isHeld() && stopMedia(), { capture: true })
  new MutationObserver(() => host?.isConnected === false && again()).observe(document, {
    childList: true,
    subtree: true,
  })
  chrome.runtime.sendMessage<WhatHolds | null>({ kind: 'covered?' }).then(told => told && hear(told))
}

// the worker may bring it into a page that is just getting it from the browser
const world = globalThis as { isAnNhiHere?: true }
if (!world.isAnNhiHere) {
  world.isAnNhiHere = true
  begin()
}
