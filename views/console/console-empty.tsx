import type { ReactNode } from 'react'
import { useHref } from 'react-router'
import { Empty } from '../parts/empty.tsx'
import { Scene } from '../pictures/scene.tsx'

/** What a page of the console shows while there is nothing yet. */
export function ConsoleEmpty({ title, children }: { title: string; children?: ReactNode }) {
  const home = useHref('/')
  return (
    <Empty title={title} picture={<Scene name="resting-kite" home={home} />}>
      {children}
    </Empty>
  )
}
