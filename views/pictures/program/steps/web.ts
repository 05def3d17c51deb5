import { cursor, mark, ring } from '../marks.ts'
import { at, button, field, row, rowsFrom, tabs } from '../parts.ts'
import { type Shape, words } from '../shapes.ts'
import { type Draw, dialog, type PictureWords, programWindow } from '../window.ts'
import { hoursPage } from './hours.ts'

type List = 'allowed' | 'blocked'

/** The website page, open at one of its two lists of keywords, with something typed. */
function page(say: PictureWords, list: List, typed: string): Shape[] {
  return [...programWindow(say, 'picture.web'), ...lists(say, list, typed)]
}

function lists(say: PictureWords, list: List, typed: string): Shape[] {
  const lists = [say('picture.keywordsAllowed'), say('picture.keywordsBlocked')]
  return [
    ...tabs(44, lists, list === 'allowed' ? 0 : 1),
    ...field(at.left, 78, 186, typed),
    ...button(324, 79, 74, say('picture.add')),
  ]
}

const keywords = (say: PictureWords, list: List) =>
  list === 'allowed'
    ? [say('picture.wordHomework'), 'hoctoan.example.vn', say('picture.wordLibrary')]
    : [say('picture.wordBetting'), say('picture.wordHorror'), 'game.example.vn']

const keyword = (text: string, list: List, isChosen: boolean, right: (y: number) => Shape[]) => (y: number) =>
  row(y, { text, badge: list === 'allowed' ? 'leaf-tint' : 'rose-tint', chosen: isChosen, right: right(y) })

/** The words and sites that are blocked. */
export const blocked = (say: PictureWords): Shape[] => [
  ...lists(say, 'blocked', ''),
  ...rowsFrom(
    116,
    keywords(say, 'blocked').map(text =>
      keyword(text, 'blocked', false, y => mark('cross', 374, y + 9, 'ink-soft', 14)),
    ),
  ),
]

const adding =
  (list: List): Draw =>
  (say, step) => {
    const [first, ...others] = keywords(say, list)
    return [
      ...page(say, list, first!),
      ...rowsFrom(
        116,
        others.map(text => keyword(text, list, false, y => mark('cross', 374, y + 9, 'ink-soft', 14))),
      ),
      ...ring(step, 125, 73, 277, 36),
      cursor(389, 95),
    ]
  }

const removing =
  (list: List): Draw =>
  (say, step) => [
    ...page(say, list, ''),
    ...rowsFrom(
      116,
      keywords(say, list).map((text, index) =>
        keyword(text, list, index === 1, y =>
          index === 1
            ? button(322, y + 4, 70, say('picture.remove'), 'danger')
            : mark('cross', 374, y + 9, 'ink-soft', 14),
        ),
      ),
    ),
    ...ring(step, 317, 151, 80, 36),
    cursor(384, 173),
  ]

const setHours: Draw = (say, step) => [
  ...hoursPage(say, 'picture.web', 'hoctoan.example.vn'),
  ...ring(step, 312, 223, 90, 34),
  cursor(389, 244),
]

const clearHours: Draw = (say, step) => [
  ...hoursPage(say, 'picture.web', 'hoctoan.example.vn'),
  ...button(at.left, 228, 166, say('picture.clearAll'), 'danger'),
  ...dialog(say('picture.accessHours'), 150, 92, 228, 104),
  words(264, 148, say('picture.clearAsk'), { align: 'middle' }),
  ...button(168, 162, 84, say('picture.cancel'), 'plain'),
  ...button(276, 162, 84, say('picture.remove'), 'danger'),
  ...ring(step, 270, 157, 96, 34),
  cursor(350, 178),
]

const loadSamples: Draw = (say, step) => [
  ...page(say, 'blocked', ''),
  ...rowsFrom(
    112,
    keywords(say, 'blocked').map(text =>
      keyword(text, 'blocked', true, y => [
        words(388, y + 20.5, say('picture.added'), { size: 11, paint: 'leaf', align: 'right' }),
      ]),
    ),
  ),
  ...button(at.left, 226, 150, say('picture.loadSamples'), 'plain'),
  ...ring(step, 124, 221, 162, 34),
  cursor(272, 242),
]

export const webSteps: Draw[] = [
  adding('allowed'),
  removing('allowed'),
  adding('blocked'),
  removing('blocked'),
  setHours,
  clearHours,
  loadSamples,
]
