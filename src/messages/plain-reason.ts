import { withoutMarks } from '../shared/without-marks.ts'

/** So that the text fits into one message; screens show the whole reason. */
const reasonAtMost = 60

/** What a person wrote, as it stands in a message: cut at a word and without diacritics. */
export function plainReason(text: string, most = reasonAtMost): string {
  const plain = withoutMarks(text)
    .replace(/[^A-Za-z0-9 .,:;!?'()/+-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const cut = plain.length <= most ? plain : `${plain.slice(0, most - 2).replace(/ \S*$/, '')}...`
  // the sentence goes on with a full stop
  return cut.endsWith('...') ? cut.slice(0, -1) : cut.replace(/(?<![ .,:;!?])[ .,:;!?]+$/, '')
}
