import { type FormEvent, useState } from 'react'
import { useFocusOnFault } from '../../parts/use-focus-on-fault.ts'
import { useKeptFocus } from '../today/use-kept-focus.ts'
import type { SitesOutcome } from './sites-action.ts'

const addressField = '[name=dia_chi]'
const switchesButton = 'form:has([name=was]) [type=submit]'

/**
 * Each edit of the rules makes the forms anew. The focus then goes to the button of the switches if they were saved, else to
 * the address; where that is wrong, at once.
 */
export function useSitesFocus(phien_ban: number, answered: SitesOutcome | undefined) {
  const [meant, setMeant] = useState(addressField)
  const place = useKeptFocus<HTMLDivElement>(phien_ban, meant)
  useFocusOnFault(place, answered)
  const notePress = ({ target }: FormEvent) =>
    setMeant((target as Element).querySelector('[name=was]') ? switchesButton : addressField)
  return { place, notePress }
}
