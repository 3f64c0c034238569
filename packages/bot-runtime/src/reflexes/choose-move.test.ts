import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { chooseMove } from './choose-move.ts'

interface Scene {
  readonly entities: readonly object[]
  readonly health?: number
  readonly food?: number
  readonly items?: readonly string[]
  readonly stacks?: Readonly<Record<string, number>>
  /** Cells above the ground that are not air. */
  readonly walls?: (place: Vec3) => boolean
  /** Cells below the ground that are air. */
  readonly isCave?: (place: Vec3) => boolean
  readonly isNight?: boolean
  /** Whether every enemy has kept the bot from its work for too long. */
  readonly isTiresome?: boolean
  readonly isTimeless?: boolean
  readonly hasShield?: boolean
  readonly dimension?: string
}

const creature = (name: string, x: number, fields: object = {}): object => ({
  id: x,
  name,
  width: 0.6,
  height: 1.9,
  position: new Vec3(x, 64, 0.5),
  metadata: [],
  ...fields,
})

// A fuse burns where the data says that field 1 is the fuse.
const lit = { metadata: [0, 1] }

function moveIn(scene: Scene, mayDigIn = false) {
  const { entities, health = 20, food = 20, items = [], walls = () => false, isCave = () => false } = scene
  const {
    isNight = false,
    isTiresome = false,
    isTimeless = false,
    dimension = 'overworld',
    hasShield = false,
    stacks = {},
  } = scene
  const bot = fakeBot({
    health,
    food,
    time: { isDay: !isNight, doDaylightCycle: !isTimeless },
    game: { dimension },
    entities: Object.fromEntries(entities.map((entity, index) => [index, entity])),
    inventory: {
      items: () => [
        ...items.map((name) => ({ name, count: 1 })),
        ...Object.entries(stacks).map(([name, count]) => ({ name, count })),
      ],
      slots: Array.from({ length: 46 }, (_, slot) => (slot === 45 && hasShield ? { name: 'shield' } : null)),
    },
    registry: {
      foodsByName: { beef: { foodPoints: 3 } },
      entitiesByName: { creeper: { metadataKeys: ['other', 'swell_dir'] } },
    },
    blockAt: (place: Vec3) => {
      const isSolid = (place.y < 64 && !isCave(place)) || walls(place)
      const [name, boundingBox] = isSolid ? ['dirt', 'block'] : ['air', 'empty']
      return { name, boundingBox, position: place, diggable: true, digTime: () => 500 }
    },
  })
  return chooseMove(bot, { ignores: () => isTiresome, mayDigIn })
}

const tunnel = ({ x, z }: Vec3): boolean => Math.floor(z) !== 0 || x < 0 || x >= 9

test.for<[string, Scene, string | undefined]>([
  ['nobody', { entities: [] }, undefined],
  ['a pig', { entities: [creature('pig', 2)] }, undefined],
  ['a creeper far off', { entities: [creature('creeper', 7)] }, undefined],
  ['a creeper that comes', { entities: [creature('creeper', 4.5)] }, 'face'],
  ['a creeper too near', { entities: [creature('creeper', 3)] }, 'run'],
  ['a creeper that hisses', { entities: [creature('creeper', 6, lit)] }, 'run'],
  ['a creeper that hisses in a dead end', { entities: [creature('creeper', 4, lit)], walls: tunnel }, 'face'],
  ['a zombie', { entities: [creature('zombie', 3)] }, 'face'],
  ['a zombie when weak', { entities: [creature('zombie', 3)], health: 5 }, 'run'],
  ['an archer at hand', { entities: [creature('skeleton', 2.5)], items: ['stone_sword'] }, 'face'],
])('answers %s', ([, scene, type]) => {
  expect(moveIn(scene)?.type).toBe(type)
})

test('runs at a creeper never, and from it always', () => {
  const move = moveIn({ entities: [creature('creeper', 3)] })
  expect(move?.heading?.x).toBeLessThan(0)
})

test('meets a lone creeper too near to outrun with the shield, and runs from one with company', () => {
  const near = creature('creeper', 3, lit)
  expect(moveIn({ entities: [near], hasShield: true })).toMatchObject({ type: 'face', shield: true })
  expect(moveIn({ entities: [near, creature('zombie', 9)], hasShield: true })?.type).toBe('run')
  expect(moveIn({ entities: [creature('creeper', 7, lit)], hasShield: true })?.type).toBe('run')
})

test('keeps the shield up on the way to an archer', () => {
  const scene = { entities: [creature('skeleton', 10)], items: ['stone_sword'], hasShield: true }
  expect(moveIn(scene)).toMatchObject({ type: 'run', shield: true })
})

test('runs at an archer with a sword, at one far above only with a shield or in a dead end, and never with empty hands', () => {
  const entities = [creature('skeleton', 9, { position: new Vec3(9, 68, 0.5) })]
  const items = ['stone_sword']
  const heading = (scene: Scene): number => moveIn(scene)?.heading?.x ?? 0
  expect(heading({ entities: [creature('skeleton', 14)], items })).toBeGreaterThan(0)
  expect(heading({ entities, items })).toBeLessThan(0)
  expect(heading({ entities, items, hasShield: true })).toBeGreaterThan(0)
  const isPassage = ({ x, z }: Vec3): boolean => x < 0 || Math.floor(z) !== 0
  expect(heading({ entities, items, walls: isPassage })).toBeGreaterThan(0)
  expect(heading({ entities })).toBeLessThan(0)
})

test('a weak one without a shield does not run after an archer, which backs away', () => {
  const scene = { entities: [creature('skeleton', 10)], items: ['stone_sword'] }
  const heading = (more: Partial<Scene>): number => moveIn({ ...scene, ...more })?.heading?.x ?? 0
  expect(heading({ health: 9 })).toBeGreaterThan(0)
  expect(heading({ health: 8 })).toBeLessThan(0)
})

test('meets up to three archers with a sword while well, and leaves them when weak, or when there are four', () => {
  const entities = [creature('skeleton', 10), creature('skeleton', 11), creature('skeleton', 12)]
  const heading = (scene: object): number =>
    moveIn({ entities, items: ['stone_sword'], ...scene })?.heading?.x ?? 0
  expect(heading({})).toBeGreaterThan(0)
  expect(heading({ items: [] })).toBeLessThan(0)
  expect(heading({ health: 8 })).toBeLessThan(0)
  expect(heading({ health: 12 })).toBeLessThan(0)
  expect(heading({ health: 12, hasShield: true })).toBeGreaterThan(0)
  expect(heading({ entities: [...entities, creature('skeleton', 13)] })).toBeLessThan(0)
})

test('runs a lone archer at hand down before a zombie that is nearer, and meets the nearest when there are two', () => {
  const zombie = creature('zombie', 3)
  const first = (...archers: readonly object[]): unknown =>
    moveIn({ entities: [zombie, ...archers], items: ['stone_sword'] })?.enemy.name
  expect(first(creature('skeleton', 6))).toBe('skeleton')
  expect(first(creature('skeleton', 12))).toBe('zombie')
  expect(first(creature('skeleton', 6), creature('skeleton', 7))).toBe('zombie')
})

test('runs a witch down while well, and away from it when weak', () => {
  const scene = { entities: [creature('witch', 9)], items: ['iron_sword'] }
  expect(moveIn(scene)?.heading?.x).toBeGreaterThan(0)
  expect(moveIn({ ...scene, health: 6 })?.heading?.x).toBeLessThan(0)
})

test('walks the last steps to an archer without a shield, so that the blow does not throw it back', () => {
  const scene = { entities: [creature('skeleton', 4)], items: ['stone_sword'] }
  expect(moveIn(scene)).toMatchObject({ type: 'run', walks: true })
  expect(moveIn({ ...scene, hasShield: true })?.walks).toBeUndefined()
  expect(moveIn({ ...scene, entities: [creature('skeleton', 6)] })?.walks).toBeUndefined()
})

test('digs in when weak, where the ground allows it', () => {
  const scene = { entities: [creature('zombie', 10)], health: 5 }
  expect(moveIn(scene, true)?.type).toBe('dig-in')
  const hasCave = { ...scene, isCave: ({ y }: Vec3) => y < 62 }
  expect(moveIn(hasCave, true)?.type).not.toBe('dig-in')
})

test('digs no hole with a pursuer so near that it comes before the lid', () => {
  const items = ['stone_sword', 'cobblestone']
  const scene = { entities: [creature('zombie', 3), creature('skeleton', 12)], health: 5, items }
  expect(moveIn(scene, true)?.type).toBe('run')
  const deadEnd = { ...scene, walls: ({ x, z }: Vec3) => Math.floor(z) !== 0 || x < 0 }
  expect(moveIn(deadEnd, true)?.type).toBe('face')
  expect(moveIn({ ...scene, entities: [creature('zombie', 8)] }, true)?.type).toBe('dig-in')
})

test('runs for cover from arrows of near archers, and digs in when nobody near sees it any more', () => {
  const scene = { entities: [creature('skeleton', 7)], health: 5 }
  expect(moveIn(scene, true)?.type).toBe('run')
  expect(moveIn({ ...scene, entities: [creature('skeleton', 10)] }, true)?.type).toBe('dig-in')
  const walls = ({ x }: Vec3): boolean => Math.floor(x) === 5
  expect(moveIn({ ...scene, walls }, true)?.type).toBe('dig-in')
  expect(moveIn({ ...scene, walls, health: 15 }, true)).toBeUndefined()
})

test('walls itself in under fire when weak, where it has blocks for a wall', () => {
  const scene = { entities: [creature('skeleton', 7)], health: 5, items: ['cobblestone'] }
  expect(moveIn(scene, true)?.type).toBe('dig-in')
  expect(moveIn({ ...scene, entities: [creature('skeleton', 2)] }, true)?.type).not.toBe('dig-in')
})

test('carried blocks are enough for walls where a hole cannot be dug, under fire and with a pursuer not far off', () => {
  const isCave = ({ y }: Vec3): boolean => y < 62
  const scene = { entities: [creature('skeleton', 5), creature('zombie', 5)], health: 5, isCave }
  expect(moveIn({ ...scene, stacks: { cobblestone: 10 } }, true)?.type).toBe('dig-in')
  expect(moveIn({ ...scene, stacks: { cobblestone: 9 } }, true)?.type).toBe('run')
  const atHand = { ...scene, entities: [creature('zombie', 3)], stacks: { cobblestone: 10 } }
  expect(moveIn(atHand, true)?.type).toBe('run')
})

test('hides for wounds only where they heal, else a monster is met with what is at hand', () => {
  const scene = { entities: [creature('zombie', 2)], health: 6, food: 12, items: ['stone_sword'] }
  expect(moveIn(scene, true)?.type).toBe('face')
  expect(moveIn({ ...scene, items: ['stone_sword', 'beef'] }, true)?.type).toBe('run')
  expect(moveIn({ ...scene, items: [] }, true)?.type).toBe('run')
  expect(moveIn({ ...scene, health: 4 }, true)?.type).toBe('run')
})

test('digs in at night when there is nothing to fight with', () => {
  const scene = { entities: [creature('zombie', 10)], isNight: true }
  expect(moveIn(scene, true)?.type).toBe('dig-in')
  expect(moveIn({ ...scene, items: ['stone_axe'] }, true)).toBeUndefined()
  expect(moveIn({ ...scene, isNight: false }, true)).toBeUndefined()
})

test('goes back to work beside an enemy that stays', () => {
  const scene = { entities: [creature('skeleton', 10)], items: ['stone_sword'] }
  expect(moveIn(scene)?.type).toBe('run')
  expect(moveIn({ ...scene, isTiresome: true })).toBeUndefined()
})

test.for<[string, Pick<Scene, 'isTimeless' | 'dimension'>]>([
  ['where time stands still', { isTimeless: true }],
  ['in the Nether', { dimension: 'the_nether' }],
])('waits for no morning %s', ([, place]) => {
  const scene = { entities: [creature('zombie', 10)], isNight: true, ...place }
  expect(moveIn(scene, true)).toBeUndefined()
})

test('does not see through walls', () => {
  const entities = [creature('skeleton', 10), creature('creeper', 4)]
  expect(moveIn({ entities, walls: ({ x }) => Math.floor(x) === 2 })).toBeUndefined()
})

test('an archer that sees only the legs is answered, and one that sees nothing is not', () => {
  const below = creature('skeleton', 6, { position: new Vec3(6, 63, 0.5) })
  const atEyes = (place: Vec3): boolean => Math.floor(place.x) === 1 && Math.floor(place.y) === 65
  const whole = (place: Vec3): boolean => Math.floor(place.x) === 1
  expect(moveIn({ entities: [below], walls: atEyes })).toMatchObject({ enemy: { name: 'skeleton' } })
  expect(moveIn({ entities: [below], walls: whole })).toBeUndefined()
})

test('a blaze is not waited for by the healthy, and the weak hide from it behind a wall', () => {
  const scene = { entities: [creature('blaze', 3.5)], items: ['iron_sword', 'cobblestone', 'cooked_beef'] }
  expect(moveIn(scene, true)).toBeUndefined()
  expect(moveIn({ entities: [creature('zombie', 3.5)], items: ['iron_sword'] })?.type).toBe('face')
  expect(moveIn({ ...scene, health: 6 }, true)?.type).toBe('dig-in')
})

test('blazes come one after the other, and more than three keep nobody from the fight', () => {
  const entities = [5, 6, 7, 8, 9].map((x) => creature('blaze', x))
  expect(moveIn({ entities, items: ['iron_sword'] }, true)).toBeUndefined()
})
