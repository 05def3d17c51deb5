import { type ReactNode, useId } from 'react'
import { storyWords } from '../../src/i18n/story.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { classes } from '../parts/classes.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { FadeIn } from './fade-in.tsx'

type Props = {
  id: string
  title: string
  lead: string
  /** Beside the words; `turned` swaps the sides. */
  picture: ReactNode
  turned?: boolean
  soon?: boolean
  children: ReactNode
}

/** A section of the home page: its words on one side, what they look like on the other. */
export function Part({ id, title, lead, picture, turned, soon, children }: Props) {
  const heading = useId()
  return (
    <section className={classes('part', turned && 'part-turned')} id={id} tabIndex={-1} aria-labelledby={heading}>
      <FadeIn className="wrap part-row">
        <div className="part-words">
          <div className="part-head">
            <h2 id={heading}>
              {title} {soon && <Soon />}
            </h2>
            <p>{lead}</p>
          </div>
          {children}
        </div>
        <div className="part-picture">{picture}</div>
      </FadeIn>
    </section>
  )
}

type PointProps = { icon: IconName; title?: string; soon?: boolean; children: ReactNode }

export function Point({ icon, title, soon, children }: PointProps) {
  return (
    <li className="point">
      <span className="point-mark">
        <Icon name={icon} />
      </span>
      <div>
        {title && (
          <h3>
            {title} {soon && <Soon />}
          </h3>
        )}
        <p>
          {children} {soon && !title && <Soon />}
        </p>
      </div>
    </li>
  )
}

/** Beside what cannot be used yet. */
function Soon() {
  return <Badge>{useBook(storyWords)('soon')}</Badge>
}

/** A screen drawn from our own parts. It is a picture: nothing in it can be pressed, and its caption is read instead. */
export function Screen(props: { label: string; caption: string; children: ReactNode }) {
  return (
    <figure className="screen-figure">
      <div className="screen" aria-hidden="true">
        {props.children}
      </div>
      <figcaption>
        <strong>{props.label}.</strong> {props.caption}
      </figcaption>
    </figure>
  )
}
