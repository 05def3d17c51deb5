import { hoursWords } from '../../../src/i18n/hours.ts'
import { startWords } from '../../../src/i18n/start.ts'
import { weekWords } from '../../../src/i18n/week.ts'
import { type Preset, presets, presetTimes } from '../../../src/shared/rule-presets.ts'
import { useBook } from '../../books.ts'
import { Notice } from '../../parts/notice.tsx'
import { RadioGroup } from '../../parts/radio-group.tsx'
import { useMinutes } from '../minutes.ts'
import { PaidOnly } from '../paid-only.tsx'
import { budgetSentences, restSentences } from '../rules/week-sentences.ts'

/** The hours to begin with, each as the sentences of its week; that of the child's age is chosen. */
export function RulesStep({ age, counts, isFree }: { age: number | null; counts: boolean; isFree: boolean }) {
  const say = useBook(startWords)
  const ofHours = useBook(hoursWords)
  const ofWeek = useBook(weekWords)
  const minutes = useMinutes()
  const sentences = (preset: Preset) => {
    const rules = presetTimes(preset)
    return [...restSentences(ofWeek, rules), ...(counts && !isFree ? budgetSentences(ofWeek, minutes, rules) : [])]
  }
  return (
    <>
      <input type="hidden" name="buoc" value="gio-giac" />
      {isFree ? <PaidOnly what="hours" /> : !counts && <Notice>{say('start.rules_no_count')}</Notice>}
      <RadioGroup
        label={say('start.rules_choice')}
        name="muc"
        defaultValue={presetOf(age)}
        choices={[
          ...presets.map(value => ({
            value: value as string,
            label: ofHours(`preset.${value}`),
            hint: sentences(value).join(' '),
          })),
          { value: 'khong', label: say('start.rules_none'), hint: say('start.rules_none_text') },
        ]}
      />
    </>
  )
}

function presetOf(age: number | null): Preset {
  if (age === null) return 'middle'
  return age <= 8 ? 'small' : age <= 12 ? 'middle' : 'teen'
}
