import { Form, useSearchParams } from 'react-router'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { Button } from '../../parts/button.tsx'
import { useHydrated } from '../../parts/hydrated.ts'
import { Notice } from '../../parts/notice.tsx'
import type { ChildToday } from '../read-family.ts'
import { justGiven } from './act.ts'
import { useGiven } from './given.ts'

/** Without JavaScript, what a toast would say: what was just given, and how to undo it. */
export function JustGiven({ family, now }: { family: ChildToday[]; now: string }) {
  const say = useBook(todayWords)
  const said = useGiven()
  const [search] = useSearchParams()
  const id = search.get(justGiven)
  const child = family.find(({ grants }) => grants.some(grant => grant.id === id))
  const grant = child?.grants.find(each => each.id === id)
  if (useHydrated() || !child || !grant) return null
  return (
    <Notice
      tone="success"
      live
      action={
        <Form method="post">
          <input type="hidden" name="viec" value="hoan-tac" />
          <input type="hidden" name="id" value={grant.id} />
          <Button type="submit" kind="secondary">
            {say('give.undo')}
          </Button>
        </Form>
      }
    >
      {said(grant, child, now)}
    </Notice>
  )
}
