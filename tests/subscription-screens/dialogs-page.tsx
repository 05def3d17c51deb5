import { useLoaderData } from 'react-router'
import * as assert from 'uvu/assert'
import type { Args, Call, Called } from '../../views/data.ts'
import { actInOpened, type Dialogs, loadOpened, loadsOnClosing, OpenDialogs } from '../../views/dialogs/dialogs.tsx'
import { opened, type Page, settled } from '../accounts-screens/account-screen.tsx'
import type { Bought } from '../helpers/billing.ts'
import { one, press } from '../parts/screen.tsx'

/** A page that has nothing but these dialogs. */
export function pageWith(dialogs: Dialogs): Page & { shouldRevalidate: typeof loadsOnClosing } {
  return {
    shouldRevalidate: loadsOnClosing,
    loader: args => loadOpened(args as Args, dialogs),
    action: args => actInOpened(dialogs)(args as Args),
    Component: () => <OpenDialogs dialogs={dialogs} data={useLoaderData()} />,
  }
}

/** The API of the running service, for the admin. */
export function callOf({ app }: Bought): Call {
  return async (method, path, body) => {
    const { status, json } = await app.ask(method, `/api${path}`, { as: 'admin', ...(body !== undefined && { body }) })
    return { status, body: json } as Called
  }
}

/** Renders the page with these dialogs open; the returned function unmounts it. */
export async function opening(given: Bought, page: Page, dialogs: string): Promise<() => Promise<void>> {
  const { close } = await opened(page, `/admin?${dialogs}`, callOf(given))
  await until(() => all('dialog [type=submit]').length > 0)
  return close
}

export async function submit(answered: () => boolean, form = 'dialog:last-of-type'): Promise<void> {
  await press(one(`${form} [type=submit]`))
  await until(answered)
}

/** Polls, because calls over a real connection take a time that is not known. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    assert.ok(tries < 400, `this never came: ${isSo}`)
    await settled(50)
  }
}

export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}
