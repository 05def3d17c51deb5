import type { Language } from '../../src/i18n/index.ts'
import { splashFlag, splashWaits } from '../../src/shared/splash.ts'
import { startAtHeading } from '../layout/start-at-heading.ts'
import { drawSplash } from './draw-splash.ts'

const continueAfter = 500
/** Keys that do not end the splash: they move the focus or modify another key. */
const quietKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

greet()

/** Greets on the first visit: logo, name and slogan, then the language. Any key, tap or scroll ends it for ever. */
function greet(): void {
  const page = document.documentElement
  const splash = drawSplash(page.lang as Language)
  const languages = [...splash.querySelectorAll<HTMLButtonElement>('[name=splash-language]')]
  const over = new AbortController()
  const on = { signal: over.signal, passive: true }

  const close = () => {
    over.abort()
    keepFlag()
    splash.close()
    splash.remove()
    if (document.activeElement === document.body) startAtHeading()
  }
  const choose = (button: HTMLButtonElement) => {
    over.abort()
    keepFlag()
    button.ariaPressed = 'true'
    changeTo(button.value as Language)
    setTimeout(close, continueAfter)
  }

  splash.addEventListener(
    'click',
    ({ target }) => {
      const button = languages.find(each => each.contains(target as Node))
      if (button) choose(button)
      else close()
    },
    on,
  )
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const presses = target instanceof HTMLButtonElement && ['Enter', ' '].includes(key)
      if (!presses && !quietKeys.includes(key)) close()
    },
    on,
  )
  for (const scrolling of ['wheel', 'touchmove', 'scroll']) addEventListener(scrolling, close, on)
  splash.addEventListener('close', close, on)

  document.body.append(splash)
  splash.showModal()
  splash.focus()
  page.classList.remove(splashWaits)
  focusWhenShown(splash, languages.find(({ lang }) => lang === page.lang)!)
}

/** Focuses a language button when it appears: at the end of the animation, or at once with reduced motion. */
function focusWhenShown(splash: HTMLDialogElement, button: HTMLButtonElement): void {
  const prompt = splash.querySelector('.splash-languages')!
  if (prompt.getAnimations().length === 0) button.focus()
  else prompt.addEventListener('animationstart', () => button.focus(), { once: true })
}

/** Presses the language button of the bar, which switches the page or, before hydration, reloads it. */
function changeTo(language: Language): void {
  const form = document.querySelector<HTMLFormElement>('.language-toggle')!
  if (language !== document.documentElement.lang) {
    form.querySelector<HTMLButtonElement>(`[value=${language}]`)!.click()
    return
  }
  const body = new URLSearchParams({ language })
  // A failure only means that the cookie is missing; the language is the default anyway.
  fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => {})
}

function keepFlag(): void {
  localStorage.setItem(splashFlag, '1')
}
