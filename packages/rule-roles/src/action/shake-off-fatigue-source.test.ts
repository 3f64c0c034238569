import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { Cell } from './fake-cell.ts'
import { shakeOffFatigueSource } from './shake-off-fatigue-source.ts'

interface Slowed {
  readonly y: number
  /** Blocks east of the place where the arms were slowed, if they ever were. */
  readonly east?: number
  /** Times that one looks and finds the arms slowed. */
  readonly tiredFor?: number
  /** Whether the tunnel leads into the reach of the guardian. */
  readonly isTowards?: boolean
}

/** What is done against mining fatigue by somebody at a height. */
async function shakeOff({ y, east, tiredFor = 0, isTowards = false }: Slowed): Promise<readonly string[]> {
  const deeds: string[] = []
  let looks = 0
  let isCaught = false
  const places = new Map(east === undefined ? [] : [['fatigue', new Cell(-east, y, 0)]])
  const entity = {
    position: new Cell(0, y, 0),
    get effects() {
      looks += 1
      return looks <= tiredFor || isCaught ? { 4: { id: 4, amplifier: 2 } } : {}
    },
  }
  const globals = {
    bot: {
      entity,
      game: { dimension: 'overworld' },
      pathfinder: { goto: async () => void deeds.push('left') },
      waitForTicks: async () => void deeds.push('waited'),
    },
    Vec3: Cell,
    GoalInvert: class {},
    GoalNear: class {},
    remember: async (_bot: unknown, name: string, place: Cell) => void places.set(name, place),
    recall: async (_bot: unknown, name: string) => places.get(name) ?? null,
    exploreUntil: async (_bot: unknown, { x, z }: Cell, _seconds: number, isDone: () => boolean) => {
      do {
        entity.position = entity.position.offset(x, 0, z)
        isCaught = isTowards && Math.abs(entity.position.x) === 40
      } while (!isDone())
      deeds.push(`dug to ${entity.position.x}`)
    },
  }
  await runInNewContext(`${shakeOffFatigueSource}; shakeOffFatigue(bot)`, globals)
  return [...deeds, `knows ${places.get('fatigue')?.x ?? 'nothing'}`]
}

test.each([
  [
    'is left, and then a tunnel leads beyond the monument',
    { y: 6, tiredFor: 3 },
    ['left', 'dug to 113', 'knows 0'],
  ],
  ['is not come up into by who got out of it below', { y: 6, east: -30 }, ['dug to -83', 'knows 30']],
  ['is noted where a tunnel met it', { y: 6, east: 0, isTowards: true }, ['dug to 40', 'knows 40']],
  [
    'is not noted again by who went back',
    { y: 6, east: -40, tiredFor: 2 },
    ['left', 'dug to -73', 'knows 40'],
  ],
  ['is noted anew at another monument', { y: 6, east: 300, tiredFor: 3 }, ['left', 'dug to 113', 'knows 0']],
  ['is left alone far away', { y: 6, east: 120 }, ['knows -120']],
  ['means nothing above ground', { y: 63, east: 30 }, ['knows -30']],
  ['is left above ground, too', { y: 63, tiredFor: 3 }, ['left', 'knows 0']],
  ['means nothing to who was never in it', { y: 6 }, ['knows nothing']],
])('the reach of an elder guardian %s', async (_case, slowed, deeds) => {
  expect(await shakeOff(slowed)).toEqual(deeds)
})

test('nobody tunnels with weak arms', async () => {
  const deeds = await shakeOff({ y: 6, tiredFor: Infinity })
  expect(deeds.filter((deed) => deed.startsWith('dug'))).toEqual([])
  expect(deeds.filter((deed) => deed === 'waited')).toHaveLength(100)
})
