import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createAsk } from '../../src/translation/ask.ts'
import { piecesOf } from '../../src/translation/pieces.ts'
import { answering, type Behave, translation, withService } from './fake-service.ts'

const text = 'Chặn trang web & ứng dụng?'

async function ask(behave: Behave, timeout = 2_000) {
  let answer: unknown
  await withService(async service => {
    service.behave = behave
    answer = await createAsk(service.url, timeout)(text)
    const [first] = service.asked
    assert.equal([first?.text, first?.langpair, service.asked.length], [text, 'vi|en', 1])
  })
  return answer
}

test('a translation is the text of the answer, with its entities decoded and on one line', async () => {
  const cases: [string, string][] = [
    ['Block websites &amp; apps?', 'Block websites & apps?'],
    ['It&#39;s your child&#x2019;s', 'It’s your child’s'],
    ['  &quot;Safe&quot;\n&nbsp;web ', '"Safe" web'],
    ['Save 5% &copy;', 'Save 5% &copy;'],
  ]
  for (const [said, plain] of cases) assert.equal(await ask(answering(translation(said))), { text: plain })
  assert.equal(await ask(answering(translation('Web', { responseStatus: '200' }))), { text: 'Web' })
})

test('an answer that cannot be a translation of the text is refused and never shown', async () => {
  const cases: [unknown, string][] = [
    [translation('', {}), 'not_a_translation'],
    [translation(null), 'no_text'],
    [translation(['x']), 'no_text'],
    [translation('x'.repeat(10_000)), 'not_a_translation'],
    [translation('Block &lt;script&gt;'), 'not_a_translation'],
    [translation('Block <b>web</b>'), 'not_a_translation'],
    [translation('a&#0;b'), 'not_a_translation'],
    [translation('a&#1114112;b'), 'not_a_translation'],
    [translation('a\u202eb'), 'not_a_translation'],
    [
      translation('QUERY LENGTH LIMIT EXCEEDED. MAX ALLOWED QUERY : 500 CHARS', { responseStatus: '403' }),
      'status_403',
    ],
    [{ responseStatus: 200 }, 'no_text'],
  ]
  for (const [body, why] of cases)
    assert.equal(await ask(answering(body)), { fault: 'unfit', why }, JSON.stringify(body))
})

test('a service that fails, or says that its quota is used up, is unavailable', async () => {
  const notice = 'MYMEMORY WARNING: YOU USED ALL AVAILABLE FREE TRANSLATIONS FOR TODAY. NEXT AVAILABLE IN 14 HOURS'
  const cases: [Behave, string][] = [
    [answering(translation(notice)), 'notice'],
    [answering(translation(notice, { responseStatus: 429 }), 429), 'status_429'],
    [answering(translation('x', { quotaFinished: true })), 'status_200'],
    [answering(translation('x'), 500), 'http_500'],
    [answering('<html>Bad gateway</html>', 502), 'http_502'],
    [answering('null'), 'http_200'],
    [answering('{}'), 'http_200'],
    [answering(translation('x'.repeat(100_000))), 'answer_too_long'],
    [response => response.destroy(), 'UND_ERR_SOCKET'],
  ]
  for (const [behave, why] of cases) assert.equal(await ask(behave), { fault: 'unavailable', why }, why)
})

test('R49: a service that does not answer, or stops in the middle of an answer, times out', async () => {
  const half: Behave = response => response.writeHead(200).write('{"responseStatus"')
  for (const behave of [() => {}, half])
    assert.equal(await ask(behave, 100), { fault: 'unavailable', why: 'TimeoutError' })
})

test('a redirect is not followed', async () => {
  await withService(async elsewhere => {
    const answer = await ask(answering('', 302, { Location: elsewhere.url }))
    assert.equal(answer, { fault: 'unavailable', why: 'http_302' })
    assert.is(elsewhere.asked.length, 0)
  })
})

test('R49: a service that does not exist is unavailable', async () => {
  let url = ''
  await withService(async service => {
    url = service.url
  })
  assert.equal(await createAsk(url)(text), { fault: 'unavailable', why: 'ECONNREFUSED' })
})

test('a text that is too long for the service is asked for by sentences, and keeps its lines', () => {
  assert.equal(piecesOf('Ngắn. Gọn.'), [{ spaces: '', sentence: 'Ngắn. Gọn.' }])
  const sentence = 'Chặn trang web độc hại bằng trí tuệ nhân tạo cho con yêu của ba mẹ mỗi ngày. '
  const long = `${sentence.repeat(6)}\n\nXem lịch sử.`
  const pieces = piecesOf(long)
  assert.is(pieces.length, 8)
  assert.is(pieces.map(({ spaces, sentence }) => spaces + sentence).join(''), long)
  assert.equal(pieces.at(-1), { spaces: '\n\n', sentence: 'Xem lịch sử.' })
})

test.run()
