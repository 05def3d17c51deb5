import { Icon } from '../pictures/icon.tsx'
import { useWords } from '../words.tsx'

/** Steps, drawn as kites on a string. `current` counts from 1; one past the last means that all are done. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  const say = useWords()
  return (
    <ol className="plain steps" aria-label={say('parts.steps')}>
      {steps.map((step, at) => {
        const done = at + 1 < current
        return (
          <li
            key={step}
            className={done ? 'steps-done' : undefined}
            aria-current={at + 1 === current ? 'step' : undefined}
          >
            <span className="steps-mark figures" aria-hidden="true">
              {done ? <Icon name="check" size={18} /> : at + 1}
            </span>
            <span>
              {step}
              {done && <span className="unseen"> ({say('parts.stepDone')})</span>}
            </span>
            {at + 1 < steps.length && <KiteString />}
          </li>
        )
      })}
    </ol>
  )
}

function KiteString() {
  return (
    <svg className="steps-string" viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 8C20 17 42 15 60 8S88 3 100 8" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
