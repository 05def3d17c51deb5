import { useHref } from 'react-router'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { Scene } from '../pictures/scene.tsx'

type Props = { title: string; text: string; back: { to: string; label: string } }

/** In place of a page that pays, where there is nothing to pay. */
export function NothingToPay({ title, text, back }: Props) {
  return (
    <section className="page-narrow">
      <Empty
        heading="h1"
        title={title}
        picture={<Scene name="resting-kite" home={useHref('/')} />}
        action={<LinkButton to={back.to}>{back.label}</LinkButton>}
      >
        <p>{text}</p>
      </Empty>
    </section>
  )
}
