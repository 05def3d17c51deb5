import { useHref } from 'react-router'
import { labels } from '../../../src/i18n/labels.ts'
import { parentPageWords } from '../../../src/i18n/parent-page.ts'
import { parentWords } from '../../../src/i18n/parents.ts'
import { useBook } from '../../books.ts'
import { homePhone } from '../../layout/user.ts'
import { Badge } from '../../parts/badge.tsx'
import { ButtonWords, buttonClass } from '../../parts/button.tsx'
import { DateText } from '../../parts/date-text.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Email } from '../parents/email.tsx'
import type { ListedParent } from '../parents/parent-columns.tsx'
import { MaskedPassword } from '../parents/revealed.tsx'
import { RoleSelect } from '../parents/role-select.tsx'
import { Section } from './section.tsx'

export function Person({ parent, roles }: { parent: ListedParent; roles: readonly string[] }) {
  const say = useBook(parentWords)
  const sayHere = useBook(parentPageWords)
  const label = useBook(labels)
  const { ma_phu_huynh: id, ten_phu_huynh, email_phu_huynh, sdt, dia_chi, la_admin, loai_tai_khoan, ngay_tao } = parent
  const data = useHref(`/api/phu-huynh/${id}/du-lieu`)
  return (
    <Section name="tai-khoan" heading={sayHere('person')}>
      <Facts
        className="family-facts"
        facts={[
          [
            label('sdt'),
            sdt ? (
              <a key="phone" href={`tel:${sdt}`}>
                {homePhone(sdt)}
              </a>
            ) : (
              say('parent.no_phone')
            ),
          ],
          [label('email_phu_huynh'), <Email key="email" address={email_phu_huynh} />],
          [label('dia_chi'), dia_chi ?? '–'],
          [
            say('parent.kind'),
            <Badge key="kind" tone={loai_tai_khoan === 'PREMIUM' ? 'accent' : 'neutral'}>
              {say(`parent.${loai_tai_khoan}`)}
            </Badge>,
          ],
          [label('role'), <RoleSelect key="role" id={id} parent={ten_phu_huynh} isAdmin={la_admin} roles={roles} />],
          [label('password'), <MaskedPassword key="password" id={id} parent={ten_phu_huynh} />],
          [sayHere('since'), <DateText key="since" date={ngay_tao} />],
        ]}
      />
      <div className="row">
        <a className={buttonClass({ kind: 'quiet' })} href={`${data}?format=csv`} download>
          <ButtonWords icon="download">{say('parent.data')}</ButtonWords>
        </a>
      </div>
    </Section>
  )
}
