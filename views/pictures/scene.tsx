/** Width and height of each picture, so that nothing moves when it arrives. */
const sizes = {
  terrace: [1920, 640],
  'terrace-kite': [252, 450],
  today: [400, 240],
  family: [400, 240],
  laptop: [400, 240],
  asking: [400, 240],
  'resting-kite': [240, 180],
  'caught-kite': [320, 240],
  sky: [1600, 640],
  desk: [480, 360],
  homework: [480, 360],
  evening: [480, 360],
} as const

export type SceneName = keyof typeof sizes

type Props = { name: SceneName; home: string; first?: boolean; onError?: () => void }

/**
 * A picture, which the build has drawn into a file. `home` is the address of the home page. A picture of the `first`
 * screen is fetched before anything else, others when they are nearly on screen.
 */
export function Scene({ name, home, first, onError }: Props) {
  const [width, height] = sizes[name]
  const base = home.replace(/\/$/, '')
  const when = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      className="scene"
      src={`${base}/scenes/${name}.svg`}
      width={width}
      height={height}
      alt=""
      onError={onError}
      {...when}
    />
  )
}
