import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageState } from '../state/page-state.ts'
import type { PlaceView, Spot } from '../../src/view/run-view.ts'
import { mapFromAbove, type LandMap } from '../../src/world/map-from-above.ts'
import type { WorldState } from '../../src/world/world-state.ts'
import { readable } from '../state/words.ts'

/** Units along an edge of the drawing, whatever its size on the screen. */
const edge = 200
const margin = 14
/** Least width of the land that is shown, in blocks. */
const leastBlocks = 32
/** Places that are named in the drawing; all are in the list. */
const named = 12

/** The land from above: the way the agent went, and the places it remembers in its dimension. */
export function WorldMap({
  view,
  glance,
  world,
  count,
}: {
  readonly view: NonNullable<PageState['view']>
  readonly glance: PageState['glance']
  readonly world: WorldState
  readonly count: number
}): JSX.Element {
  const [seenX, seenY, seenZ] = world.self?.at ?? []
  const seen = seenX === undefined ? undefined : { x: seenX, y: seenY ?? 0, z: seenZ ?? 0 }
  const at = seen ?? glance?.position ?? view.bot?.position
  if (at === undefined) return <p class="empty">The agent has not been seen yet.</p>
  const here = view.places.filter(({ distanceBlocks }) => distanceBlocks !== undefined)
  // The land around the agent is always in sight.
  const around = [-24, 24].map((far) => ({ x: at.x + far, z: at.z + far }))
  const place = scaleOf([...view.path, ...here, at, ...around])
  const way = [...view.path, at].map((spot) => place(spot).join(',')).join(' ')
  const [x, y] = place(at)
  return (
    <>
      <svg viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label="Map from above, north is up" class="map">
        <Land world={world} count={count} place={place} />
        <polyline points={way} class="way" />
        {here.map((spot, index) => (
          <Mark key={index} spot={spot} at={place(spot)} isNamed={index < named} />
        ))}
        <circle cx={x} cy={y} r={4} class="agent" />
      </svg>
      <Places places={view.places} />
    </>
  )
}

/** Blocks of land along an edge. */
const landBlocks = 96
/** Time after which the land is drawn anew, in milliseconds. */
const landMs = 1000

/** The land as far as it is known, under everything else. */
function Land({
  world,
  count,
  place,
}: {
  readonly world: WorldState
  readonly count: number
  readonly place: (spot: Spot) => readonly [number, number]
}): JSX.Element | null {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawnAtMs = useRef(-Infinity)
  const [land, setLand] = useState<LandMap>()
  useEffect(() => {
    const draw = (): void => {
      drawnAtMs.current = performance.now()
      setLand(mapFromAbove(world, landBlocks))
    }
    const timer = setTimeout(draw, Math.max(0, drawnAtMs.current + landMs - performance.now()))
    return () => clearTimeout(timer)
  }, [world, count])
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (pen && land) pen.putImageData(new ImageData(land.pixels, land.size, land.size), 0, 0)
  }, [land])
  if (land === undefined) return null
  const { x, z } = land
  const [left, top] = place({ x, z })
  const [right, bottom] = place({ x: x + landBlocks, z: z + landBlocks })
  return (
    <foreignObject x={left} y={top} width={Math.max(1, right - left)} height={Math.max(1, bottom - top)}>
      <canvas ref={canvas} class="land" width={landBlocks} height={landBlocks} />
    </foreignObject>
  )
}

function Mark({
  spot,
  at: [x, y],
  isNamed,
}: {
  readonly spot: PlaceView
  readonly at: readonly [number, number]
  readonly isNamed: boolean
}): JSX.Element {
  return (
    <g>
      <rect x={x - 2} y={y - 2} width={4} height={4} class="place" />
      {isNamed && (
        <text x={Math.min(x + 4, edge - 50)} y={y + 2}>
          {readable(spot.name).slice(0, 24)}
        </text>
      )}
    </g>
  )
}

function Places({ places }: { readonly places: readonly PlaceView[] }): JSX.Element {
  if (places.length === 0) return <p class="quiet">No place is remembered yet.</p>
  return (
    <details>
      <summary>{places.length} remembered places</summary>
      <ul class="scroll">
        {places.map(({ kind, name, x, z, dimension, distanceBlocks }, index) => (
          <li key={index}>
            {readable(name)} <span class="quiet">({kind})</span> at {Math.round(x)}, {Math.round(z)},{' '}
            {distanceBlocks === undefined ? readable(dimension) : `${Math.round(distanceBlocks)} blocks away`}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Puts spots into the drawing: south is down, east is right. */
function scaleOf(spots: readonly Spot[]): (spot: Spot) => readonly [number, number] {
  const [lowX, highX] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
  const [lowZ, highZ] = [Math.min(...spots.map(({ z }) => z)), Math.max(...spots.map(({ z }) => z))]
  const blocks = Math.max(leastBlocks, highX - lowX, highZ - lowZ)
  const scale = (edge - 2 * margin) / blocks
  const [middleX, middleZ] = [(lowX + highX) / 2, (lowZ + highZ) / 2]
  return ({ x, z }) => [edge / 2 + (x - middleX) * scale, edge / 2 + (z - middleZ) * scale]
}
