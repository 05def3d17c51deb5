import { Form } from 'react-router'
import { toolWords } from '../../src/i18n/list-tools.ts'
import { useBook } from '../books.ts'
import type { Outcome } from '../data.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { choicesAt } from './choose.ts'
import { Kept } from './kept.tsx'

type Filter = { list: string; query: string; back?: string }
type Sending = { busy?: boolean; name?: string; error?: string }

/** What the form sends that saves a filter of a list: its query under a name. */
export function FilterFields({ list, query, back, busy, name, error }: Filter & Sending) {
  const say = useBook(toolWords)
  return (
    <>
      <Kept viec="luu" back={back} />
      <input type="hidden" name="danh_sach" value={list} />
      <input type="hidden" name="truy_van" value={query} />
      <Field
        label={say('saved_name')}
        name="ten"
        defaultValue={name}
        error={error}
        required
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" busy={busy}>
        {say('save')}
      </Button>
    </>
  )
}

/** The form again, with why it was refused. It was sent without JavaScript, and so is this one. */
export function RefusedFilter({ refused: { typed = {}, fields, message } }: { refused: Outcome }) {
  const { danh_sach = '', truy_van = '', ten = '', back = '' } = typed
  return (
    <Form method="post" action={choicesAt} reloadDocument noValidate className="card list-save">
      {!fields?.ten && (
        <Notice tone="danger" live>
          {message}
        </Notice>
      )}
      <FilterFields list={danh_sach} query={truy_van} back={back} name={ten} error={fields?.ten} />
    </Form>
  )
}
