import { useId } from 'react'
import { Breeze, Cloud, House, Kite, Palm, Paper, Pot, Tiles, TubeHouse } from '../kit.tsx'
import { Child, Parent } from './terrace-people.tsx'

/** A roof terrace over the town: a child flies a kite, a parent keeps the reel. */
export function Terrace() {
  const id = useId()
  const tiles = `${id}t`
  return (
    <svg viewBox="0 0 1920 640" aria-hidden="true">
      <defs>
        <Paper id={`${id}p`} />
        <Tiles id={tiles} />
        <Breeze id={`${id}b`} />
      </defs>
      <Horizon />
      <Town id={id} tiles={tiles} />
      <Floor tiles={tiles} breeze={`${id}b`} />
      <Parent />
      <path className="p-string" d="M1556 472Q1520 530 1462 480M1450 492C1460 560 1440 600 1440 644" />
      <Child />
      <path fill={`url(#${id}p)`} d="M0 0h1920V640H0z" />
    </svg>
  )
}

/** The kite over the terrace and its string, in a picture of their own, so that its movement repaints nothing. */
export function TerraceKite() {
  return (
    <svg viewBox="1548 30 252 450" aria-hidden="true">
      <path className="p-string" d="M1731 125Q1662 340 1560 466" />
      <Kite x={1724} y={120} turn={8} scale={0.95} />
    </svg>
  )
}

function Horizon() {
  return (
    <>
      <circle className="p-sun" cx="1300" cy="368" r="86" />
      <Cloud x={1452} y={150} scale={0.9} />
      <Cloud x={1838} y={48} scale={0.6} />
      <Cloud x={1806} y={256} scale={0.75} />
      <Cloud x={96} y={290} scale={0.8} />
      <path
        className="p-far"
        d="M0 506c120-26 240-30 360-18 180 18 300-8 440-14 180-8 290-58 440-40 150 18 240 14 370-20 130-34 230-18 310 8v218H0z"
      />
      <path
        className="p-mid"
        d="M0 540c100-30 200-28 300-16 120 14 330-24 690 4 10-36 28-64 52-64 20 0 24 26 40 30 12-38 32-58 56-58 28 0 34 44 50 62 60-20 120-26 172-16 200-30 360-30 560 0v160H0z"
      />
      <path className="p-water" d="M0 546h1190v40H0z" />
      <path
        className="p-bridge"
        d="M470 552h520M500 552q50-58 110 0q56-66 124 0q52-58 110 0q40-42 86 0M500 552v16M610 552v16M734 552v16M844 552v16M930 552v16"
      />
    </>
  )
}

type Place = readonly [kind: 'house' | 'tube' | 'palm', x: number, y: number, scale: number]

const behind: readonly Place[] = [
  ['tube', 1590, 452, 0.6],
  ['house', 1240, 488, 0.62],
  ['house', 1640, 486, 0.66],
  ['palm', 1758, 520, 0.85],
]

const below: readonly Place[] = [
  ['house', 30, 590, 0.8],
  ['tube', 150, 562, 0.8],
  ['house', 250, 584, 0.9],
  ['palm', 404, 650, 1],
  ['tube', 446, 574, 0.75],
  ['house', 516, 600, 0.8],
  ['house', 676, 606, 0.7],
  ['tube', 772, 566, 0.85],
  ['house', 848, 590, 0.95],
  ['palm', 1002, 650, 0.9],
  ['house', 1030, 572, 1.1],
]

/** Each kind is drawn once and placed many times. */
function Town({ id, tiles }: { id: string; tiles: string }) {
  const place = ([kind, x, y, scale]: Place) => (
    <use key={x} href={`#${id}${kind}`} transform={`translate(${x} ${y}) scale(${scale})`} />
  )
  return (
    <g className="p-town">
      <defs>
        <g id={`${id}house`}>
          <House x={0} y={0} tiles={tiles} />
        </g>
        <g id={`${id}tube`}>
          <TubeHouse x={0} y={0} tiles={tiles} />
        </g>
        <g id={`${id}palm`}>
          <Palm x={0} y={0} />
        </g>
      </defs>
      {behind.map(place)}
      <path
        className="p-near"
        d="M0 596q40-40 84-12 30-36 76-4 40-30 84 4 44-28 86 6 60-34 100 0 50-24 96 8 40-32 92-4h60q34-28 76-2 44-24 80 6 60-32 110-4 36-28 84 0 60-20 100 6l80 60H0z"
      />
      {below.map(place)}
    </g>
  )
}

function Floor({ tiles, breeze }: { tiles: string; breeze: string }) {
  return (
    <>
      <g className="p-edge">
        <path className="p-wall" d="M1200 504h730v64h-730z" />
        <path fill={`url(#${breeze})`} d="M1216 513h714v47h-714z" />
        <path className="p-sand" d="M1190 566h740v90h-796z" />
        <path
          className="p-seam"
          d="M1166 598h754M1290 568l-40 72M1400 568l-26 72M1510 568l-10 72M1620 568l10 72M1730 568l26 72"
        />
        <path className="p-sand-deep" d="M1176 500h44v76h-44z" />
        <path className="p-wall" d="M1170 490h56v12h-56z" />
        <path className="p-wall" d="M1836 404h100v180h-100z" />
        <path className="p-near" d="M1866 470h70v114h-70z" />
        <path fill={`url(#${tiles})`} d="M1800 410q18-14 32-74h110v74z" />
        <path className="p-clay-deep" d="M1826 330h110v10h-106z" />
      </g>
      <Pot x={1196} y={624} scale={1.15} />
      <Pot x={1262} y={604} scale={0.7} />
      <Pot x={1802} y={606} />
    </>
  )
}
