import { brand } from '../../../../src/shared/brand.ts'
import { cursor, kite, mark, ring } from '../marks.ts'
import { at, bars, button, field, heading, radio, toggle } from '../parts.ts'
import { box, type Shape, words } from '../shapes.ts'
import { type Draw, dialog, type PictureWords, programWindow } from '../window.ts'

type Title = Parameters<PictureWords>[0]

function page(say: PictureWords, title: string): Shape[] {
  return [...programWindow(say, 'picture.settings'), heading(title)]
}

function labelled(y: number, label: string, text: string): Shape[] {
  return [words(at.left, y, label, { paint: 'ink-soft' }), ...field(at.left, y + 7, 200, text)]
}

const codeSample = 'AN-7K2M-9QXD'

const account: Draw = (say, step) => [
  ...page(say, say('picture.account')),
  ...labelled(84, say('picture.childName'), say('picture.childSample')),
  ...labelled(131, say('picture.deviceName'), say('picture.deviceSample')),
  ...labelled(181, say('picture.deviceCode'), codeSample),
  ...button(338, 189, 60, say('picture.copy'), 'plain'),
  ...button(at.left, 226, 80, say('picture.save')),
  ...ring(step, 123, 168, 281, 52),
]

const interval: Draw = (say, step) => [
  ...page(say, say('picture.screenshots')),
  words(at.left, 94, say('picture.interval'), { paint: 'ink-soft' }),
  ...[5, 10, 15, 30].flatMap((minutes, index) => [
    ...radio(at.left + 6, 107 + index * 28, minutes === 10),
    words(at.left + 32, 119.5 + index * 28, say('picture.minutes', { count: minutes }), { bold: minutes === 10 }),
  ]),
  ...mark('camera', 310, 118, 'hill', 72),
  ...ring(step, 125, 101, 130, 114),
  cursor(224, 146),
]

const folder: Draw = (say, step) => [
  ...page(say, say('picture.screenshots')),
  words(at.left, 94, say('picture.folder'), { paint: 'ink-soft' }),
  ...field(at.left, 102, 192, `D:\\${brand.name}\\2026`, 'folder'),
  ...button(328, 103, 70, say('picture.choose'), 'plain'),
  ...mark('folder', 216, 138, 'hill', 96),
  ...ring(step, 323, 98, 79, 34),
  cursor(389, 119),
]

const blocking: Draw = (say, step) => [
  ...page(say, say('picture.blocking')),
  ...(['picture.blockHarmful', 'picture.blockUnknown', 'picture.notify'] satisfies Title[]).flatMap((each, index) => [
    box(at.left, 80 + index * 44, at.width, 36, { round: 8, fill: 'paper', line: 'line', weight: 1 }),
    words(at.left + 12, 102.5 + index * 44, say(each)),
    ...toggle(354, 89 + index * 44, true),
  ]),
  ...ring(step, 346, 75, 54, 134),
]

const changePassword: Draw = (say, step) => [
  ...page(say, say('picture.changePassword')),
  ...(['picture.oldPassword', 'picture.newPassword', 'picture.again'] satisfies Title[]).flatMap((label, index) =>
    labelled(86 + index * 53, say(label), index === 0 ? '• • • • • •' : '• • • • • • • •'),
  ),
  ...button(342, 200, 56, say('picture.save')),
  ...ring(step, 335, 195, 69, 34),
  cursor(390, 216),
]

const quit: Draw = (say, step) => [
  ...page(say, say('picture.settings')),
  ...bars(at.left, 88, 200, 150, 180, 120),
  ...dialog(say('picture.quit'), 124, 70, 250, 150),
  ...kite(138, 112, 30),
  words(178, 120, say('picture.quitAsk'), { bold: true }),
  words(178, 139, say('picture.password'), { paint: 'ink-soft' }),
  ...field(178, 146, 180, '• • • • • • • •'),
  ...button(178, 184, 80, say('picture.cancel'), 'plain'),
  ...button(268, 184, 90, say('picture.quitButton'), 'danger'),
  ...ring(step, 263, 179, 100, 34),
  cursor(348, 201),
]

export const settingsSteps: Draw[] = [account, interval, folder, blocking, changePassword, quit]
