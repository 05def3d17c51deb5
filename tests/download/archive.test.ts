import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Archive, type Stage, saveArchive, type Tools } from '../../views/download/archive.ts'

const wanted: Archive = {
  zipName: 'An-Nhi-1.0.4-complete-package.zip',
  installer: { name: 'An-Nhi-1.0.4.msi', url: '/downloads/An-Nhi-1.0.4.msi' },
  guide: { name: 'An-Nhi-guide.pptx', url: '/downloads/An-Nhi-guide.pptx' },
}

interface Answer {
  status?: number
  pieces?: string[]
  size?: number | null
}

/** Downloads with these responses and a clock that only counts, and records everything that happens. */
function begin(answers: Record<string, Answer | Error>, second: () => Promise<unknown> = async () => {}) {
  const stages: Stage[] = []
  const saved: { name: string; files: Promise<Record<string, string>> }[] = []
  const asked: string[] = []
  const logged: string[] = []
  const stop = new AbortController()
  const tools: Tools = {
    second,
    fetch: async url => {
      asked.push(url)
      const answer = answers[url]!
      if (answer instanceof Error) throw answer
      return answerOf(answer)
    },
    newZip: async () => {
      const files: [name: string, content: Blob][] = []
      return {
        file: (name, content) => files.push([name, content]),
        generateAsync: async () => {
          const texts = files.map(async ([name, content]) => [name, await content.text()])
          return new Blob([JSON.stringify(Object.fromEntries(await Promise.all(texts)))])
        },
      }
    },
    save: (content, name) => saved.push({ name, files: content.text().then(JSON.parse) }),
    log: message => logged.push(message),
  }
  const ended = saveArchive(wanted, stage => stages.push(stage), stop.signal, tools)
  return { stages, saved, asked, logged, stop, ended }
}

function answerOf({ status = 200, pieces = ['abcd', 'efgh'], size }: Answer): Response {
  const encoded = pieces.map(piece => new TextEncoder().encode(piece))
  const length = size === undefined ? encoded.reduce((sum, piece) => sum + piece.length, 0) : size
  const body = new ReadableStream({
    start(stream) {
      for (const piece of encoded) stream.enqueue(piece)
      stream.close()
    },
  })
  return new Response(body, { status, headers: length === null ? {} : { 'Content-Length': String(length) } })
}

const { installer, guide } = wanted
const good = { [installer.url]: {}, [guide.url]: { pieces: ['12'] } }

async function failed(ended: Promise<void>): Promise<boolean> {
  return ended.then(
    () => false,
    () => true,
  )
}

test('three seconds are counted down before anything is asked for', async () => {
  const waits: (() => void)[] = []
  const { stages, asked, ended } = begin(good, () => new Promise<void>(passed => waits.push(passed)))
  for (const seconds of [3, 2, 1]) {
    assert.equal(stages.at(-1), { at: 'preparing', seconds })
    assert.equal(asked, [])
    waits.shift()!()
    await new Promise(setImmediate)
  }
  await ended
  assert.equal(asked, [installer.url, guide.url])
})

test('both files are packed and saved under the name of the version', async () => {
  const { saved, stages, ended } = begin(good)
  await ended
  assert.equal(
    saved.map(({ name }) => name),
    [wanted.zipName],
  )
  assert.equal(await saved[0]!.files, { [installer.name]: 'abcdefgh', [guide.name]: '12' })
  assert.equal(stages.at(-1), { at: 'saved', withGuide: true, name: wanted.zipName })
})

test('progress is the part of both files that has arrived, and never falls', async () => {
  const { stages, ended } = begin(good)
  await ended
  const percents = stages.flatMap(stage =>
    stage.at === 'downloading' && stage.percent !== undefined ? stage.percent : [],
  )
  assert.equal(
    percents,
    [...percents].sort((one, other) => one - other),
  )
  assert.is(percents.at(-1), 100)
  assert.is(percents.length, 3)
})

test('without a size from the server no percentage is shown', async () => {
  const { stages, saved, ended } = begin({ ...good, [installer.url]: { size: null } })
  await ended
  const downloading = stages.filter(stage => stage.at === 'downloading')
  assert.ok(downloading.length > 0 && downloading.every(({ percent }) => percent === undefined))
  assert.is(saved.length, 1)
})

test('an archive without its installer is never saved', async () => {
  for (const answer of [{ status: 404 }, { status: 500 }, { pieces: [] }, { size: 999 }, new Error('offline')]) {
    const { saved, ended } = begin({ ...good, [installer.url]: answer })
    assert.ok(await failed(ended))
    assert.equal(saved, [])
  }
})

test('without the guide, the installer is saved alone, and both the log and the reader are told', async () => {
  for (const answer of [{ status: 404 }, { size: 999 }, new Error('offline')]) {
    const { saved, stages, logged, ended } = begin({ ...good, [guide.url]: answer })
    await ended
    assert.equal(await saved[0]!.files, { [installer.name]: 'abcdefgh' })
    assert.equal(stages.at(-1), { at: 'saved', withGuide: false, name: wanted.zipName })
    assert.is(logged.length, 1)
  }
})

test('a download cancelled during the countdown requests nothing; one cancelled later saves nothing', async () => {
  const early = begin(good, async () => early.stop.abort())
  assert.ok(await failed(early.ended))
  assert.equal([early.asked, early.saved], [[], []])

  const late = begin({ ...good, [guide.url]: { status: 404 } })
  const atDownload = late.stages.push.bind(late.stages)
  late.stages.push = stage => {
    if (stage.at === 'downloading') late.stop.abort()
    return atDownload(stage)
  }
  assert.ok(await failed(late.ended))
  assert.equal(late.saved, [])
})

test.run()
