import { downloadWords } from '../../src/i18n/download.ts'
import { labelOf, type VersionEntry, type VersionLabel } from '../../src/shared/versions.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { RadioGroup } from '../parts/radio-group.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useLanguage } from '../words.tsx'

const tones = { latest: 'success', stable: 'info', legacy: 'neutral' } as const satisfies Record<VersionLabel, string>

interface Props {
  versions: VersionEntry[] | undefined
  chosen: VersionEntry | undefined
  onChoose: (version: string) => void
  /** True during a download. */
  disabled: boolean
}

export function VersionChoice({ versions, chosen, onChoose, disabled }: Props) {
  const say = useBook(downloadWords)
  const language = useLanguage()
  if (!versions || !chosen) return <Skeleton lines={4} />
  return (
    <fieldset disabled={disabled}>
      <RadioGroup
        label={say('download.choose')}
        name="version"
        value={chosen.version}
        onChoose={onChoose}
        choices={versions.map(entry => {
          const label = labelOf(versions, entry)
          return {
            value: entry.version,
            label: (
              <span className="version-label">
                {say('download.version', { version: entry.version })}{' '}
                <Badge tone={tones[label]}>{say(`download.label.${label}`)}</Badge>
              </span>
            ),
            hint: (language === 'vi' ? entry.description : entry.descriptionEn) || undefined,
          }
        })}
      />
    </fieldset>
  )
}
