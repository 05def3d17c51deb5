import { type ReactNode, useId } from 'react'
import { classes } from '../parts/classes.ts'
import { Icon, type IconName } from '../pictures/icon.tsx'
import { Reveal } from './reveal.tsx'

type Props = {
  id: string
  title: string
  lead: string
  /** On the other side of the words; every second section turns it around. */
  picture: ReactNode
  turned?: boolean
  children: ReactNode
}

/** A section of the home page: its words on one side, what they look like on the other. */
export function Part({ id, title, lead, picture, turned, children }: Props) {
  const heading = useId()
  return (
    <section className={classes('part', turned && 'part-turned')} id={id} tabIndex={-1} aria-labelledby={heading}>
      <Reveal className="wrap part-row">
        <div className="part-words">
          <div className="part-head">
            <h2 id={heading}>{title}</h2>
            <p>{lead}</p>
          </div>
          {children}
        </div>
        <div className="part-picture">{picture}</div>
      </Reveal>
    </section>
  )
}

export function Point({ icon, title, children }: { icon: IconName; title?: string; children: ReactNode }) {
  return (
    <li className="point">
      <span className="point-mark">
        <Icon name={icon} />
      </span>
      <div>
        {title && <h3>{title}</h3>}
        <p>{children}</p>
      </div>
    </li>
  )
}

/** A screen drawn from our own parts. It is a picture: nothing in it can be pressed, and its caption is read instead. */
export function Screen(props: { label: string; caption: string; kind: 'phone' | 'window'; children: ReactNode }) {
  return (
    <figure className="screen-figure">
      <div className={`screen screen-${props.kind}`} aria-hidden="true">
        {props.children}
      </div>
      <figcaption>
        <strong>{props.label}.</strong> {props.caption}
      </figcaption>
    </figure>
  )
}
