import { isRouteErrorResponse, useHref, useRouteError } from 'react-router'
import { useWords } from '../words.tsx'

/** Shown by the browser when a page cannot come; the server's own error page says the same, with an id to quote. */
export function ErrorPage() {
  const say = useWords()
  const error = useRouteError()
  return (
    <ErrorScene message={isRouteErrorResponse(error) ? String(error.data) : say('error.text')} home={useHref('/')} />
  )
}

export function ErrorScene({ message, home }: { message: string; home: string }) {
  const say = useWords()
  return (
    <main className="error-page">
      <h1>{say('title.error')}</h1>
      <p>{message}</p>
      <a className="button button-primary" href={home}>
        {say('error.home')}
      </a>
    </main>
  )
}
