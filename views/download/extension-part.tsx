import { useHref } from 'react-router'
import { downloadWords } from '../../src/i18n/download.ts'
import { extensionZip } from '../../src/shared/extension.ts'
import { useBook } from '../books.ts'
import { ButtonWords, buttonClass } from '../parts/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { Icon } from '../pictures/icon.tsx'

const steps = [1, 2, 3, 4] as const

/** The client for computers that is there already, how it is installed, and what it does not see. */
export function ExtensionPart() {
  const say = useBook(downloadWords)
  return (
    <article className="extension-part" id="extension">
      <div className="platform-name">
        <Icon name="laptop" size={40} />
        <h3>{say('download.extension')}</h3>
      </div>
      <p>{say('download.extensionFor')}</p>
      <p>
        <a className={buttonClass({ large: true })} href={useHref(extensionZip)} download>
          <ButtonWords icon="download">{say('download.extensionButton')}</ButtonWords>
        </a>
      </p>
      <Panel title={say('download.extensionHow')}>
        <ol>
          {steps.map(step => (
            <li key={step}>{say(`download.extensionStep${step}`)}</li>
          ))}
        </ol>
        <p className="soft">{say('download.extensionBlind')}</p>
      </Panel>
    </article>
  )
}
