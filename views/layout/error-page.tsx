import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useHref, useRevalidator, useRouteError } from 'react-router'
import { titled } from '../../src/shared/brand.ts'
import { Button, buttonClass } from '../parts/button.tsx'
import { Mark } from '../pictures/mark.tsx'
import { Scene } from '../pictures/scene.tsx'
import { useWords } from '../words.tsx'

/** Shown in the browser if a page cannot be loaded; the server's own error page also has a request id. */
export function ErrorPage() {
  const say = useWords()
  const error = useRouteError()
  const { state, revalidate } = useRevalidator()
  useErrorTitle(say('title.error'))

  // After a deployment the old scripts are gone, so only a reload of the document helps.
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

/** The error page without the bar and the footer, if these cannot be shown either. */
export function BareErrorPage() {
  return (
    <main>
      <ErrorPage />
    </main>
  )
}

/** Needs neither a router nor scripts. `children` is the retry button; without it, a link leads to the home page. */
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
  // The router's own messages are in English and meant for developers.
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
