import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Scene } from '../pictures/scene.tsx'

type Props = {
  title: string
  text: string
  /** A way on instead of the one back. */
  action?: ReactNode
  back: { to: string; label: string }
}

/** In place of a page that pays, where there is nothing to pay. */
export function NothingToPay({ title, text, action, back }: Props) {
  return (
    <section className="page-narrow">
      <Empty
        heading="h1"
        title={title}
        picture={<Scene name="resting-kite" home={useHref('/')} />}
        action={action ?? <LinkButton to={back.to}>{back.label}</LinkButton>}
      >
        <p>{text}</p>
      </Empty>
    </section>
  )
}
