import type { Language } from '../../src/i18n/index.ts'
import { splashFlag, splashWaits } from '../../src/shared/splash.ts'
import { drawSplash } from './draw-splash.ts'

const continueAfter = 500
/** Move the focus or belong to another key. */
const quietKeys = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

greet()

/** The first visit: logo, name and slogan, then the language. Any key, tap or scroll ends it, and it never comes back. */
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

/** The languages come last; where nothing moves, they are there at once. */
function focusWhenShown(splash: HTMLDialogElement, button: HTMLButtonElement): void {
  const prompt = splash.querySelector('.splash-languages')!
  if (prompt.getAnimations().length === 0) button.focus()
  else prompt.addEventListener('animationstart', () => button.focus(), { once: true })
}

/** Presses the button of the bar, which changes the page as it is, or loads it anew where it is not taken over yet. */
function changeTo(language: Language): void {
  const form = document.querySelector<HTMLFormElement>('.language-toggle')!
  if (language !== document.documentElement.lang) {
    form.querySelector<HTMLButtonElement>(`[value=${language}]`)!.click()
    return
  }
  const body = new URLSearchParams({ language })
  // Without it the cookie is missing, and the language is the default all the same.
  fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => {})
}

function keepFlag(): void {
  localStorage.setItem(splashFlag, '1')
}
