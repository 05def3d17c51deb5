import { splashFlag, splashWaits } from '../shared/splash.ts'

/**
 * The scripts inside pages. They are the same on every page, because the policy allows them by their hashes; what differs
 * is in an attribute.
 */
export function inlineScripts(splash: string): string[] {
  return [loadsScripts, startsSplash(splash), keepsFirstKey]
}

/**
 * The scripts are fetched after the page was parsed and painted: on a slow connection they would delay the text and the
 * picture, which work without them.
 */
export const loadsScripts =
  "const{scripts}=document.getElementById('start').dataset;" +
  "requestAnimationFrame(()=>setTimeout(()=>scripts.split(' ').map(script=>import(script))))"

/**
 * Decides in the browser, before the first paint, whether this is a first visit, so that all visitors share one page.
 * No splash for crawlers, for links to a dialog, and for people who were redirected to the log-in page.
 */
export function startsSplash(splash: string): string {
  const isFirst = `!localStorage.getItem('${splashFlag}')&&!/bot|crawl|spider/i.test(navigator.userAgent)&&!/[?&](mo|from)=/.test(location.search)`
  const start = `{let c=document.documentElement.classList;c.add('${splashWaits}');import('${splash}').catch(()=>c.remove('${splashWaits}'))}`
  return `try{if(${isFirst})${start}}catch{}`
}

/**
 * In the console: / and Ctrl+K lead to the search box until the script arrives, which goes on with what is typed there and
 * then takes this away.
 */
export const keepsFirstKey =
  "document.onkeydown=event=>{const box=document.querySelector('.rail>.search-box input');" +
  "const asks=event.ctrlKey||event.metaKey?event.key==='k':event.key==='/';" +
  "if(box&&asks&&!event.target.closest('input,textarea,select')){event.preventDefault();box.focus()}}"
