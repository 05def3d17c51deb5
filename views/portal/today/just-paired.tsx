import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { todayWords } from '../../../src/i18n/today.ts'
import { useBook } from '../../books.ts'
import { Notice } from '../../parts/notice.tsx'
import { lacksAllowance, type Machine } from '../machine.ts'
import { paired } from '../pairing/pair.ts'
import type { ChildToday } from '../read-family.ts'

/** After a pairing: the machine has to take the rules first, and then it is said once to be protected. */
export function JustPaired({ family }: { family: ChildToday[] }) {
  const say = useBook(todayWords)
  const [search, setSearch] = useSearchParams()
  const [id] = useState(search.get(paired))
  const [wasGreen, setWasGreen] = useState(false)
  const machine = family.flatMap(({ devices }) => devices).find(({ nguoi_dung_id }) => String(nguoi_dung_id) === id)
  const isGreen = machine?.state === 'green'
  if (isGreen && !wasGreen) setWasGreen(true)
  // who loads the page anew is not told again
  useEffect(() => {
    if (wasGreen && search.has(paired)) setSearch({}, { replace: true, preventScrollReset: true })
  }, [wasGreen, search, setSearch])
  if (!machine || !(isGreen || (machine.state === 'waiting' && !wasGreen))) return null
  const waits = lacksAllowance(machine) && isUnseen(machine) ? 'paired.lacks_test' : 'paired.waiting'
  return (
    <Notice tone={isGreen ? 'success' : 'info'} live>
      {say(isGreen ? 'paired.green' : waits, { machine: machine.ten_thiet_bi })}
    </Notice>
  )
}

/** Private windows are let in by hand, and only then the machine turns green. */
function isUnseen({ checks }: Machine): boolean {
  return checks.some(({ name, ok }) => name === 'incognito' && !ok)
}
