import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({
    difficulty: 'normal',
    gamerules: { doMobSpawning: false, doDaylightCycle: false },
  })
  // Nothing burns, and spiders attack.
  arena.run('time set midnight')
})
afterAll(async () => arena.stop())

beforeEach(async () => {
  await arena.until(() => !arena.self().isDead, 'life')
  await arena.stage('fill 2 64 2 14 72 14 air', 'effect give tester fire_resistance 100000')
  arena.run('effect give tester resistance 100000 4')
})

const target = (id: number): string | undefined => arena.world.mob(id)?.target

/** Puts a creature near the tester. */
const spawn = (name: string, blocks: number): number =>
  arena.world.spawnMob(name, { x: 8.5 + blocks, y: 64, z: 8.5 })

/** A wall all round the tester, so that nothing sees it. */
const hide = (): void => {
  arena.run('fill 7 64 7 9 66 9 stone outline', 'fill 8 64 8 8 65 8 air')
}

const show = (): void => {
  arena.run('fill 7 64 7 9 66 9 air')
}

test.for([
  ['zombie', 34, 37],
  ['husk', 34, 37],
  ['skeleton', 15, 18],
  ['spider', 15, 18],
  ['blaze', 46, 50],
  ['pillager', 31, 34],
  ['vindicator', 11, 14],
] as const)('a %s notices who is %i blocks away, not who is %i', ([name, near, far]) => {
  arena.world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  const [noticing, blind] = [spawn(name, near), spawn(name, far)]
  arena.world.step(1)
  // A creature thinks within a second.
  let hasNoticed = false
  for (let tick = 0; tick < 20 && !hasNoticed; tick += 1) {
    arena.world.step(1)
    hasNoticed = target(noticing) !== undefined
    if (!hasNoticed) expect(target(blind)).toBeUndefined()
  }
  expect(hasNoticed).toBe(true)
})

test.for(['zombie', 'skeleton', 'blaze', 'spider'])(
  'a %s forgets whom it has not seen for three seconds',
  (name) => {
    const id = spawn(name, 7)
    arena.world.step(25)
    expect(target(id)).toBe('tester')
    hide()
    arena.world.step(50)
    expect(target(id)).toBe('tester')
    arena.world.step(20)
    expect(target(id)).toBeUndefined()
    show()
    arena.world.step(60)
    expect(target(id)).toBe('tester')
  },
)

test('who hurt a creature is remembered for fifteen seconds', () => {
  const id = spawn('zombie', 7)
  arena.world.step(25)
  hide()
  arena.run('damage @e[type=zombie,limit=1] 1 minecraft:player_attack by tester')
  arena.world.step(280)
  expect(target(id)).toBe('tester')
  arena.world.step(40)
  expect(target(id)).toBeUndefined()
})

test('a wolf turns again on who hurt it when it sees that player within half a minute', () => {
  const id = spawn('wolf', 7)
  arena.world.step(25)
  expect(target(id)).toBeUndefined()
  arena.run('damage @e[type=wolf,limit=1] 1 minecraft:player_attack by tester')
  hide()
  arena.world.step(320)
  expect(target(id)).toBeUndefined()
  show()
  arena.world.step(40)
  expect(target(id)).toBe('tester')
  hide()
  arena.world.step(320)
  show()
  arena.world.step(40)
  expect(target(id)).toBeUndefined()
})

test('an enderman that was hurt goes on for its enemy behind walls', () => {
  const id = spawn('enderman', 7)
  arena.run('damage @e[type=enderman,limit=1] 1 minecraft:player_attack by tester')
  hide()
  arena.world.step(400)
  expect(target(id)).toBe('tester')
})

test('a wolf leaves who has died alone', async () => {
  const id = spawn('wolf', 7)
  arena.run('damage @e[type=wolf,limit=1] 1 minecraft:player_attack by tester')
  expect(target(id)).toBe('tester')
  arena.run('kill tester')
  await arena.until(() => !arena.self().isDead, 'life')
  arena.world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  arena.world.step(40)
  expect(target(id)).toBeUndefined()
})

test('a blaze does not come to the walls of whom it no longer sees', () => {
  const id = spawn('blaze', 10)
  arena.world.step(25)
  expect(target(id)).toBe('tester')
  hide()
  arena.world.step(200)
  expect(Math.abs((arena.world.mob(id)?.position.x ?? 0) - 8.5)).toBeGreaterThan(6)
})

test('a slime notices nobody more than four blocks above it', () => {
  arena.run('setblock 8 70 8 stone')
  arena.world.teleport('tester', { x: 8.5, y: 71, z: 8.5 })
  const id = spawn('slime', 4)
  arena.world.step(60)
  expect(target(id)).toBeUndefined()
  arena.run('setblock 8 66 8 stone')
  arena.world.teleport('tester', { x: 8.5, y: 67, z: 8.5 })
  arena.world.step(40)
  expect(target(id)).toBe('tester')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
