import { useId } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../src/shared/counts.ts'
import { Icon } from '../pictures/icon.tsx'
import { useLanguage, useWords } from '../words.tsx'
import { classes } from './classes.ts'
import { isOnePage, pageNumbers, pageSizes } from './page-numbers.ts'

type Props = {
  page: number
  limit: number
  total: number
  href: (page: number, limit: number) => string
  /** The name of its list, for a page with several pagers. */
  of?: string
}

/** Made of links, so that it works without JavaScript. */
export function Pager({ page, limit, total, href, of }: Props) {
  const say = useWords()
  const language = useLanguage()
  const sizes = useId()
  const count = (number: number) => formatCount(number, language)
  const last = Math.ceil(total / limit)
  if (isOnePage(total, limit)) return null
  const from = (page - 1) * limit + 1
  return (
    <nav className="pager" aria-label={of ? `${say('parts.pages')}: ${of}` : say('parts.pages')}>
      <p className="pager-range figures">
        {say('parts.range', { from: count(from), to: count(Math.min(page * limit, total)), total: count(total) })}
      </p>
      <ul className="plain pager-pages figures">
        {page > 1 && <Step to={href(page - 1, limit)} label={say('parts.previousPage')} icon="chevron-left" />}
        {pageNumbers(page, last).map((number, at) =>
          number === 'gap' ? (
            <li className="pager-gap" key={at < 3 ? 'before' : 'after'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={classes(far(number, page, last) && 'pager-far') || undefined}>
              <Link
                className="pager-link"
                to={href(number, limit)}
                preventScrollReset
                aria-label={say('parts.page', { page: count(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {count(number)}
              </Link>
            </li>
          ),
        )}
        {page < last && <Step to={href(page + 1, limit)} label={say('parts.nextPage')} icon="chevron-right" />}
      </ul>
      <div className="pager-sizes">
        <span id={sizes}>{say('parts.perPage')}</span>
        <ul className="plain figures" aria-labelledby={sizes}>
          {pageSizes.map(size => (
            <li key={size}>
              <Link
                className="pager-link"
                to={href(1, size)}
                preventScrollReset
                aria-current={size === limit || undefined}
              >
                {size}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Step({ to, label, icon }: { to: string; label: string; icon: 'chevron-left' | 'chevron-right' }) {
  return (
    <li className="pager-step">
      <Link className="pager-link" to={to} preventScrollReset aria-label={label}>
        <Icon name={icon} />
      </Link>
    </li>
  )
}

/** Whether narrow screens leave this page number out. */
function far(number: number, page: number, last: number): boolean {
  return number !== 1 && number !== last && Math.abs(number - page) > 1
}
