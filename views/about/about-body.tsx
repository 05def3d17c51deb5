import { Link, useHref } from 'react-router'
import { aboutWords } from '../../src/i18n/about.ts'
import { brand } from '../../src/shared/brand.ts'
import { useBook } from '../books.ts'
import { Badge } from '../parts/badge.tsx'
import { FeatureLine } from '../parts/feature-line.tsx'
import { IconLines } from '../parts/icon-lines.tsx'
import { onOneLine } from '../parts/on-one-line.ts'
import { Panel } from '../parts/panel.tsx'
import type { IconName } from '../pictures/icon.tsx'
import { Scene, type SceneName } from '../pictures/scene.tsx'

/** The sentences that have no parameters. */
type Plain = Exclude<keyof typeof aboutWords, 'whyTitle' | 'why' | 'between' | 'open'>

const parts: { title: Plain; note: Plain; scene: SceneName; lines: Plain[]; soon?: true }[] = [
  {
    title: 'desktopTitle',
    note: 'desktopNote',
    scene: 'laptop',
    lines: ['desktopSites', 'desktopHours', 'desktopHistory', 'desktopAsk', 'desktopProgramSoon', 'desktopShutdown'],
  },
  {
    title: 'mobileTitle',
    note: 'mobileNote',
    scene: 'asking',
    soon: true,
    lines: ['mobileTime', 'mobileLimit', 'mobileSafe'],
  },
  {
    title: 'parentTitle',
    note: 'parentNote',
    scene: 'today',
    lines: ['parentReports', 'parentAnswer', 'parentGive', 'parentPrivacy'],
  },
]

/** `ready` tells whether the program for computers can be installed yet. */
export function AboutBody({ ready }: { ready: boolean }) {
  return (
    <>
      <Mission />
      <Panels ready={ready} />
      <Features ready={ready} />
      <Quote />
    </>
  )
}

function Mission() {
  const say = useBook(aboutWords)
  const name = onOneLine(brand.name)
  return (
    <div className="wrap about-mission">
      <section aria-labelledby="about-why">
        <h2 id="about-why">{say('whyTitle', { name })}</h2>
        <p>{say('why', { name })}</p>
      </section>
      <section aria-labelledby="about-between">
        <h2 id="about-between">{say('betweenTitle')}</h2>
        <p>{say('between', { name })}</p>
      </section>
      <section aria-labelledby="about-open">
        <h2 id="about-open">{say('openTitle')}</h2>
        <p>
          {say('open', { name })} <Link to="/privacy">{say('openLink')}</Link>.
        </p>
      </section>
    </div>
  )
}

function Panels({ ready }: { ready: boolean }) {
  const say = useBook(aboutWords)
  return (
    <section className="about-panels" aria-labelledby="about-panels">
      <div className="wrap">
        <h2 id="about-panels">{say('panelsTitle')}</h2>
        <p className="soft">{say(ready ? 'panelsLead' : 'panelsLeadSoon')}</p>
        <div className="about-panel-list">
          {parts.map(part => (
            <Part key={part.title} part={part} ready={ready} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Part({ part: { title, note, scene, lines, soon }, ready }: { part: (typeof parts)[number]; ready: boolean }) {
  const say = useBook(aboutWords)
  return (
    <Panel
      title={
        <h3>
          <span>{say(title)}</span> <Badge tone={soon ? 'neutral' : 'success'}>{say(soon ? 'soon' : 'ready')}</Badge>
        </h3>
      }
      open
    >
      <Scene name={scene} home={useHref('/')} />
      <p className="about-note">{say(note)}</p>
      <Lines icon="check" lines={lines} soon={soon} ready={ready} />
    </Panel>
  )
}

function Features({ ready }: { ready: boolean }) {
  const say = useBook(aboutWords)
  return (
    <div className="wrap about-features">
      <section aria-labelledby="about-play">
        <h2 id="about-play">
          {say('playTitle')} <Badge>{say('soon')}</Badge>
        </h2>
        <p className="soft">{say('playLead')}</p>
        <Lines icon="check" lines={['playHomework', 'playPoints', 'playHabit']} soon ready={ready} />
      </section>
      <section aria-labelledby="about-ai">
        <h2 id="about-ai">
          {say('aiTitle')} {!ready && <Badge>{say('soon')}</Badge>}
        </h2>
        <p className="soft">{say('aiLead')}</p>
        <Lines
          icon="shield"
          lines={['aiBlock', ready ? 'aiWarnSoon' : 'aiWarn', 'aiWrong']}
          soon={!ready}
          ready={ready}
        />
      </section>
    </div>
  )
}

function Lines(props: { icon: IconName; lines: Plain[]; soon?: boolean; ready: boolean }) {
  const { icon, lines, soon, ready } = props
  const say = useBook(aboutWords)
  return (
    <IconLines className="about-lines">
      {lines.map(line => (
        <FeatureLine
          key={line}
          icon={icon}
          text={say(line === 'desktopProgramSoon' && ready ? 'desktopProgram' : line)}
          soon={soon}
        />
      ))}
    </IconLines>
  )
}

function Quote() {
  const say = useBook(aboutWords)
  return (
    <figure className="about-quote">
      <blockquote>
        <p>{say('quote')}</p>
      </blockquote>
      <figcaption>{say('quoteBy')}</figcaption>
    </figure>
  )
}
