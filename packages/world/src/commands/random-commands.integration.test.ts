import fastCheck from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startArena, type Arena } from '../../testing/start-arena.ts'
import { installVirtualClock } from '../time/install-virtual-clock.ts'
import type { VirtualClock } from '../time/virtual-clock.ts'

let clock: VirtualClock
let arena: Arena
beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  arena = await startArena()
})
afterAll(async () => {
  await arena.stop()
  clock.uninstall()
})

const names =
  'clear damage deop difficulty effect enchant experience fill gamemode gamerule give help item kill list me msg op replaceitem say seed setblock setworldspawn spawnpoint spreadplayers summon teleport tell time tp weather xp'.split(
    ' ',
  )

const commonWords = [
  '@s @e @a @p @r @e[type=cow,limit=2] @a[distance=..5] @e[x=1,dx=-5] tester nobody',
  '~ ~1 ~-0.5 ^ ^2 0 1 64 -1 3.5 30000000 -99999999 2147483648 NaN',
  'diamond minecraft:oak_log stone oak_stairs[facing=west] bow{Damage:1} bow[damage=3] cow',
  'speed minecraft:instant_health keepInventory true false set add query give clear',
  'replace entity with hotbar.0 armor.head points levels under hollow keep destroy',
  'day 5d rain hard creative survival facing infinite { ] " {a:[} __proto__ toString',
].flatMap((line) => line.split(' '))

const wordArbitrary = fastCheck.oneof(
  { weight: 12, arbitrary: fastCheck.constantFrom(...commonWords) },
  { weight: 1, arbitrary: fastCheck.string({ maxLength: 12 }) },
)

const lineArbitrary = fastCheck
  .tuple(fastCheck.constantFrom(...names), fastCheck.array(wordArbitrary, { maxLength: 9 }))
  .map(([name, words]) => [name, ...words].join(' '))

test('whatever is typed, a command answers and nothing breaks', async () => {
  const { world } = arena
  fastCheck.assert(
    fastCheck.property(lineArbitrary, (line) => {
      const reply = world.runCommand(line)
      expect(reply.text ?? '').not.toContain('An unexpected error occurred')
      world.step(1)
    }),
    { numRuns: 3000, seed: 5 },
  )
  expect(arena.errors).toEqual([])
  await arena.ticks(5)
  expect(world.players).toHaveLength(1)
  expect(Number.isFinite(world.players[0]?.position.x)).toBe(true)
})
