import { portalWords } from '../../src/i18n/portal.ts'
import { useBook } from '../books.ts'

/** Says minutes as people do: “1 giờ 20 phút”. */
export function useMinutes(): (minutes: number) => string {
  const say = useBook(portalWords)
  return all => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    const ofHours = say(hours === 1 ? 'portal.hour' : 'portal.hour_many', { count: hours })
    const ofMinutes = say(minutes === 1 ? 'portal.minute' : 'portal.minute_many', { count: minutes })
    if (hours === 0) return ofMinutes
    return minutes === 0 ? ofHours : `${ofHours} ${ofMinutes}`
  }
}
