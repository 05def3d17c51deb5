import { useId } from 'react'
import { Breeze, Cloud, House, Kite, Palm, Paper, Pot, Tiles, TubeHouse } from '../kit.tsx'

/** A roof terrace over the town: a child flies the kite, a parent keeps the reel. */
export function Terrace() {
  const id = useId()
  const tiles = `${id}t`
  return (
    <div className="terrace">
      <svg viewBox="0 0 1920 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <defs>
          <Paper id={`${id}p`} />
          <Tiles id={tiles} />
          <Breeze id={`${id}b`} />
        </defs>
        <Horizon />
        <Town tiles={tiles} />
        <Floor tiles={tiles} breeze={`${id}b`} />
        <Parent />
        <path className="p-string" d="M1556 472Q1520 530 1462 480M1450 492q6 70-6 112t-2 40" />
        <Child />
        <path fill={`url(#${id}p)`} d="M0-400h1920V640H0z" />
      </svg>
      <svg viewBox="0 0 1920 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <g className="drift">
          <path className="p-string" d="M1731 125Q1662 340 1560 466" />
          <Kite x={1724} y={120} turn={8} scale={0.95} />
        </g>
      </svg>
    </div>
  )
}

function Horizon() {
  return (
    <>
      <circle className="p-sun" cx="1300" cy="368" r="86" />
      <Cloud x={1452} y={150} scale={0.9} />
      <Cloud x={1216} y={92} scale={0.6} />
      <Cloud x={1806} y={256} scale={0.75} />
      <Cloud x={330} y={330} scale={0.8} />
      <path
        className="p-far"
        d="M0 506c120-26 240-30 360-18 180 18 300-8 440-14 180-8 290-58 440-40 150 18 240 14 370-20 130-34 230-18 310 8v218H0z"
      />
      <path
        className="p-mid"
        d="M0 536c90-30 190-30 300-8 130-22 330-22 690 0 10-36 28-64 52-64 20 0 24 26 40 30 12-38 32-58 56-58 28 0 34 44 50 62 60-20 120-26 172-16 200-30 360-30 560 0v160H0z"
      />
      <path className="p-water" d="M0 546h1190v40H0z" />
      <path
        className="p-bridge"
        d="M470 552h520M500 552q50-58 110 0q56-66 124 0q52-58 110 0q40-42 86 0M500 552v16M610 552v16M734 552v16M844 552v16M930 552v16"
      />
    </>
  )
}

function Town({ tiles }: { tiles: string }) {
  return (
    <g className="p-town">
      <TubeHouse x={1590} y={452} scale={0.6} tiles={tiles} />
      <House x={1240} y={488} scale={0.62} tiles={tiles} />
      <House x={1640} y={486} scale={0.66} tiles={tiles} />
      <Palm x={1758} y={520} scale={0.85} />
      <path
        className="p-near"
        d="M0 596q40-40 84-12 30-36 76-4 40-30 84 4 44-28 86 6 60-34 100 0 50-24 96 8 40-32 92-4h60q34-28 76-2 44-24 80 6 60-32 110-4 36-28 84 0 60-20 100 6l80 60H0z"
      />
      <House x={30} y={590} scale={0.8} tiles={tiles} />
      <TubeHouse x={150} y={562} scale={0.8} tiles={tiles} />
      <House x={250} y={584} scale={0.9} tiles={tiles} />
      <Palm x={404} y={650} />
      <TubeHouse x={446} y={574} scale={0.75} tiles={tiles} />
      <House x={516} y={600} scale={0.8} tiles={tiles} />
      <House x={676} y={606} scale={0.7} tiles={tiles} />
      <TubeHouse x={772} y={566} scale={0.85} tiles={tiles} />
      <House x={848} y={590} scale={0.95} tiles={tiles} />
      <Palm x={1002} y={650} scale={0.9} />
      <House x={1030} y={572} scale={1.1} tiles={tiles} />
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

function Parent() {
  return (
    <g className="p-edge" transform="translate(1394 620) scale(1.16)">
      <path className="p-shade" d="M-38 0q40-8 84 0q-40 10-84 0z" />
      <path className="p-night" d="M-20-104h38q4 52 0 96H2L-2-64-12-8h-16q-2-50 8-96z" />
      <path className="p-clay-deep" d="M-30-8h18V0h-20zM2-8h16q6 2 8 8H2z" />
      <path className="p-hair" d="M-14-190q-20 12-20 48q14-8 24-34z" />
      <path className="p-sky-tint" d="M-14-160q-14 24-13 70h50q2-42-7-68-14-10-30-2z" />
      <path className="p-skin" d="M-7-176h13v18q-7 5-13 0z" />
      <g transform="rotate(-14 2 -184)">
        <path className="p-skin" d="M-14-186a17 17 0 0 1 34-1q4 5 0 6-2 12-16 12a17 17 0 0 1-18-17z" />
        <path className="p-hair" d="M18-196q-10-14-26-8-14 8-8 32l7-1q7-8 6-17 14 2 21-6z" />
      </g>
      <path className="p-sand-deep" d="M46-136h14v24H46z" />
      <path className="p-thread" d="M47-130h12M47-125h12M47-120h12" />
      <path className="p-clay-deep" d="M42-141h22v6H42zM42-113h22v6H42z" />
      <path className="p-skin" d="M22-131l24-1q9 0 9 7t-9 8H22z" />
      <path className="p-sky-tint" d="M-8-154q13-3 15 10l4 12 16 0v17H4q-11-2-13-14z" />
    </g>
  )
}

function Child() {
  return (
    <g className="p-edge" transform="translate(1500 622) scale(1.2)">
      <path className="p-shade" d="M-30 0q30-7 66 0q-34 9-66 0z" />
      <path className="p-skin" d="M-14-40h10l-2 34h-9zM5-40h10l3 34H9z" />
      <path className="p-wall" d="M-17-7h12v8h-14zM8-7h10q6 2 6 8H8z" />
      <path className="p-night" d="M-17-62h34l2 28H4l-4-10-3 10h-16z" />
      <path className="p-skin" d="M14-98l28-36q7-5 11 1t-1 9L24-90z" />
      <path className="p-sky" d="M-13-98q-8 16-6 40h38q2-22-4-38-12-10-28-2z" />
      <g transform="translate(-1 -6) rotate(-20 0 -112)">
        <path className="p-skin" d="M-15-114a16 16 0 0 1 32-1q3 4 0 6-3 11-15 11a16 16 0 0 1-17-16z" />
        <path className="p-hair" d="M17-120q-8-15-23-10-14 8-9 30l7-1q0-8 3-12 13 1 22-7z" />
      </g>
      <path className="p-skin" d="M18-96l28-20q8-3 10 3t-4 9L24-82z" />
      <path className="p-sky" d="M-2-90q2-10 14-7l12-6 8 13-16 11q-8 4-14 0-6-4-4-11z" />
    </g>
  )
}
