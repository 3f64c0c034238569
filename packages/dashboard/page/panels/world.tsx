import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { WorldState } from '../../src/world/world-state.ts'
import type { Eye } from '../world/draw-world.ts'
import { readable } from '../state/words.ts'
import { Panel } from './panel.tsx'

const places = { behind: 'From behind', eyes: 'Own eyes', above: 'From above' } as const
const nearest = 3
const farthest = 40
const quarterTurn = Math.PI / 8

/** The world around the bot in three dimensions; `count` grows with each frame. */
export function World({
  world,
  count,
  title = 'World',
}: {
  readonly world: WorldState
  readonly count: number
  readonly title?: string
}): JSX.Element {
  const [eye, setEye] = useState<Eye>({ from: 'behind', turn: 0, distance: 9 })
  const move = (change: Partial<Eye>): void => setEye((before) => ({ ...before, ...change }))
  return (
    <Panel title={title} wide>
      {world.self === undefined ? (
        <p class="empty">No picture of the world has come yet.</p>
      ) : (
        <>
          <div class="row">
            {(Object.keys(places) as Eye['from'][]).map((from) => (
              <button
                type="button"
                key={from}
                aria-pressed={eye.from === from}
                onClick={() => move({ from })}
              >
                {places[from]}
              </button>
            ))}
            <span class="quiet">{describe(world)}</span>
          </div>
          <Canvas world={world} count={count} eye={eye} move={move} />
          <Near world={world} />
        </>
      )}
    </Panel>
  )
}

function describe({ self, primitive, aim, dimension }: WorldState): string {
  const [x, y, z] = (self?.at ?? []).map(Math.floor)
  const parts = [`${x}, ${y}, ${z}`, readable(dimension), primitive, aim.length > 0 ? 'digging' : undefined]
  return parts.filter((part) => part !== undefined).join(' · ')
}

interface CanvasProps {
  readonly world: WorldState
  readonly count: number
  readonly eye: Eye
  readonly move: (change: Partial<Eye>) => void
}

function Canvas({ world, count, eye, move }: CanvasProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null)
  const latest = useRef({ world, count, eye })
  latest.current = { world, count, eye }
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const { current } = canvas
    if (current === null) return undefined
    let isOver = false
    let end = (): void => undefined
    void import('../world/show-world.ts').then(({ showWorld }) => {
      if (isOver) return
      try {
        end = showWorld(current, () => latest.current)
      } catch {
        setProblem('This browser cannot draw in three dimensions; the map shows the land from above.')
      }
    })
    return () => {
      isOver = true
      end()
    }
  }, [])
  if (problem !== undefined) return <p class="notice">{problem}</p>
  return (
    <canvas
      ref={canvas}
      class="world"
      tabIndex={0}
      role="img"
      aria-label="The world around the agent; turn with the arrow keys left and right, come closer with up"
      onKeyDown={(event) => onKey(event, { eye, move })}
      onWheel={(event) => {
        event.preventDefault()
        move({ distance: bounded(eye.distance + Math.sign(event.deltaY)) })
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) move({ turn: eye.turn - event.movementX / 120 })
      }}
    />
  )
}

function onKey(event: KeyboardEvent, { eye, move }: Pick<CanvasProps, 'eye' | 'move'>): void {
  const changes: Readonly<Record<string, Partial<Eye>>> = {
    ArrowLeft: { turn: eye.turn - quarterTurn },
    ArrowRight: { turn: eye.turn + quarterTurn },
    ArrowUp: { distance: bounded(eye.distance - 1) },
    ArrowDown: { distance: bounded(eye.distance + 1) },
  }
  const change = changes[event.key]
  if (change === undefined) return
  event.preventDefault()
  move(change)
}

function bounded(distance: number): number {
  return Math.min(farthest, Math.max(nearest, distance))
}

const named = 12

/** Creatures in words, nearest first. */
function Near({ world: { bodies, self } }: { readonly world: WorldState }): JSX.Element {
  const near = [...bodies.values()]
    .filter(({ height }) => height > 0.3)
    .map(({ label, pose: [, x, y, z, , health] }) => {
      const [atX, atY, atZ] = self?.at ?? [0, 0, 0]
      return { label, health, far: Math.hypot(x - atX, y - atY, z - atZ) }
    })
    .toSorted((one, other) => one.far - other.far)
    .slice(0, named)
  if (near.length === 0) return <p class="quiet">No creature is near.</p>
  return (
    <p class="quiet">
      {near
        .map(
          ({ label, health, far }) =>
            `${readable(label)}${health < 0 ? '' : `, health ${health}`} (${Math.round(far)})`,
        )
        .join(' · ')}
    </p>
  )
}
