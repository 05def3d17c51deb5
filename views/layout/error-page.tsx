import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useHref, useRevalidator, useRouteError } from 'react-router'
import { titled } from '../../src/shared/brand.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { Mark } from '../pictures/mark.tsx'
import { Scene } from '../pictures/scene.tsx'
import { useWords } from '../words.tsx'

/** Shown by the browser when a page cannot come; the server's own error page says the same, with an id to quote. */
export function ErrorPage() {
  const say = useWords()
  const error = useRouteError()
  const { state, revalidate } = useRevalidator()
  useErrorTitle(say('title.error'))

  // A script that is gone, because there is a newer version, comes only with a new page.
  const again = () => (isRouteErrorResponse(error) || !navigator.onLine ? revalidate() : location.reload())
  return (
    <ErrorScene message={useMessage(error)} home={useHref('/')}>
      {!(isRouteErrorResponse(error) && error.status === 404) && (
        <Button onClick={again} busy={state === 'loading'}>
          {say('error.again')}
        </Button>
      )}
    </ErrorScene>
  )
}

/** When not even the bar and the footer are there. */
export function BareErrorPage() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}

/** Needs neither a router nor scripts. `children` is the way to try again; without it the way home leads. */
export function ErrorScene(props: { message: string; home: string; children: ReactNode }) {
  const say = useWords()
  const [noPicture, setNoPicture] = useState(false)
  return (
    <div className="error-page">
      {noPicture ? (
        <Mark size={96} />
      ) : (
        <Scene first name="caught-kite" home={props.home} onError={() => setNoPicture(true)} />
      )}
      <h1>{say('title.error')}</h1>
      <p role="alert">{props.message}</p>
      <div className="error-ways">
        {props.children}
        <a className={buttonClass({ kind: props.children ? 'secondary' : 'primary' })} href={props.home}>
          {say('error.home')}
        </a>
      </div>
    </div>
  )
}

function useMessage(error: unknown): string {
  const say = useWords()
  // What the router itself finds wrong is in English and for engineers.
  if (isRouteErrorResponse(error) && !(error as { internal?: boolean }).internal) return String(error.data)
  return say(typeof navigator === 'undefined' || navigator.onLine ? 'error.text' : 'error.offline')
}

function useErrorTitle(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = titled(title)
    return () => {
      document.title = before
    }
  }, [title])
}
