import { useEffect, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountWords } from '../../src/i18n/account-pages.ts'
import { useBook } from '../books.ts'
import { secondsBeforeNext } from '../data.ts'
import { Spinner } from '../parts/spinner.tsx'
import { Icon } from '../pictures/icon.tsx'

type Props = { message: string; next: string; leading?: string | undefined }

/**
 * Covers the form with a success message, and opens the next page after two seconds. Without JavaScript, the header
 * `Refresh` of the response does that.
 */
export function LeadOn({ message, next, leading }: Props) {
  const say = useBook(accountWords)
  const navigate = useNavigate()
  const said = useId()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    link.current?.focus()
    const timer = setTimeout(() => navigate(next, { replace: true }), secondsBeforeNext * 1000)
    return () => clearTimeout(timer)
  }, [navigate, next])
  return (
    <div className="lead-on">
      <div className="lead-on-words" role="status">
        <span className="lead-on-mark">
          <Icon name="check" size={32} />
        </span>
        <p className="lead-on-message" id={said}>
          {message}
        </p>
        <p className="lead-on-next">
          <Spinner /> {leading ?? say('login.leading')}
        </p>
        <Link ref={link} to={next} replace aria-describedby={said}>
          {say('login.go_now')}
        </Link>
      </div>
    </div>
  )
}
