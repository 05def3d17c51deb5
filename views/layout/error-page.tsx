import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useWords } from '../words.tsx'

/** Shown by the browser when a page cannot come; the server's own error page says the same, with an id to quote. */
export function ErrorPage() {
  const say = useWords()
  const error = useRouteError()
  return <ErrorScene message={isRouteErrorResponse(error) ? String(error.data) : say('error.text')} />
}

export function ErrorScene({ message }: { message: string }) {
  const say = useWords()
  return (
    <main className="error-page">
      <h1>{say('error.title')}</h1>
      <p>{message}</p>
      <a className="button button-primary" href="/">
        {say('error.home')}
      </a>
    </main>
  )
}
