import { downloadWords } from '../../src/i18n/download.ts'
import { useBook } from '../books.ts'
import { Panel } from '../parts/panel.tsx'

export function Requirements() {
  const say = useBook(downloadWords)
  return (
    <div className="download-panels">
      <Panel title={say('download.allDevices')} open>
        <p>{say('download.internet')}</p>
      </Panel>
      <Panel title={say('download.requirements')} open>
        <dl>
          <div>
            <dt>Windows</dt>
            <dd>{say('download.windowsVersions')}</dd>
            <dd>{say('download.disk')}</dd>
            <dd>{say('download.processor')}</dd>
            <dd>{say('download.memory')}</dd>
            <dd>{say('download.screen', { size: '1024x768' })}</dd>
          </div>
          <div>
            <dt>Android</dt>
            <dd>{say('download.androidVersions')}</dd>
            <dd>{say('download.screen', { size: '320x480' })}</dd>
          </div>
          <div>
            <dt>iOS</dt>
            <dd>{say('download.iosVersions')}</dd>
          </div>
        </dl>
      </Panel>
      <Panel title={say('download.languages')} open>
        <p>{say('download.languagesText')}</p>
      </Panel>
    </div>
  )
}
