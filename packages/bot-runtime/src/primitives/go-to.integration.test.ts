import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

// A platform high above the land, with nothing beyond its edge.
const [x, y, z] = [0, 150, 0]

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ clock, seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
  environment = createMinecraftEnvironment({ port: world.port, operator: { returnPlacedItems: true } })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

beforeEach(async () => {
  world.runCommand(`fill ${x - 12} ${y - 1} ${z - 12} ${x + 12} ${y - 1} ${z + 12} bedrock`)
  world.runCommand(`fill ${x - 12} ${y} ${z - 12} ${x + 12} ${y + 3} ${z + 12} air`)
  world.runCommand('clear bot')
  world.teleport('bot', { x: x + 0.5, y, z: z + 0.5 })
  await run('await bot.waitForTicks(10)')
})

async function run(body: string) {
  const step = await environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
  return { ...step, last: step.events.findLast(({ type }) => type === 'primitive-result') }
}

test('goTo comes as close as asked and says where it stands', async () => {
  const { last, observation } = await run(`await goTo(bot, new Vec3(${x + 9}, ${y}, ${z + 4}), 2)`)
  expect(last).toMatchObject({ primitive: 'goTo', status: 'succeeded' })
  const { position } = observation
  expect(Math.hypot(Math.floor(position.x) - (x + 9), Math.floor(position.z) - (z + 4))).toBeLessThanOrEqual(
    2,
  )
})

test('goTo bridges a gap when there is something to bridge with, and says so when there is not', async () => {
  world.runCommand(`fill ${x + 3} ${y - 1} ${z - 12} ${x + 7} ${y - 1} ${z + 12} air`)
  const cross = `await goTo(bot, new Vec3(${x + 10}, ${y}, ${z}), 1)`
  expect((await run(cross)).last).toMatchObject({ status: 'failed', reason: 'unreachable' })
  world.give('bot', { name: 'dirt', count: 16 })
  expect((await run(`await bot.waitForTicks(5)\n${cross}`)).last).toMatchObject({ status: 'succeeded' })
})

test('goTo makes another pickaxe of what is carried when its own breaks under way, and gets there', async () => {
  world.runCommand(`fill ${x - 12} ${y - 1} ${z - 12} ${x + 12} ${y + 3} ${z + 12} bedrock`)
  world.runCommand(`fill ${x} ${y} ${z} ${x + 11} ${y + 1} ${z} stone`)
  world.runCommand(`fill ${x} ${y} ${z} ${x} ${y + 1} ${z} air`)
  // Nine uses left.
  world.runCommand('give bot stone_pickaxe{Damage:122} 1')
  world.give('bot', { name: 'cobblestone', count: 3 })
  world.give('bot', { name: 'stick', count: 2 })
  world.give('bot', { name: 'crafting_table', count: 1 })
  const { last, events, observation } = await run(
    `await bot.waitForTicks(5)\nawait goTo(bot, new Vec3(${x + 10}, ${y}, ${z}), 1)`,
  )
  const said = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')
  expect(said).toMatch(/My stone_pickaxe broke\.[^]*Crafted 1 stone_pickaxe\./)
  expect(last).toMatchObject({ primitive: 'goTo', status: 'succeeded' })
  expect(observation.inventory).toMatchObject({ stone_pickaxe: 1, crafting_table: 1 })
})

test('givePlacedItemBack brings back what stands where it is said to stand, and counts its commands', async () => {
  // A chest, since the step itself brings tables and furnaces back.
  world.setBlock({ x: x + 3, y, z }, 'chest')
  const place = `new Vec3(${x + 3}, ${y}, ${z})`
  const { last, observation, operatorUses } = await run(
    `await bot.waitForTicks(5)\nawait givePlacedItemBack(bot, ["chest"], [${place}])`,
  )
  expect(last).toMatchObject({ primitive: 'givePlacedItemBack', status: 'succeeded' })
  expect(observation.inventory).toEqual({ chest: 1 })
  expect(operatorUses).toEqual({ returnPlacedItems: expect.any(Number) })
  expect(world.blockAt({ x: x + 3, y, z }).name).toBe('air')
})

/** A passage in bedrock with a block of tuff in it, beside which lava stands. */
function closePassage(): void {
  world.runCommand(`fill ${x - 1} ${y - 1} ${z - 2} ${x + 6} ${y + 3} ${z + 2} bedrock`)
  world.runCommand(`fill ${x} ${y} ${z} ${x + 5} ${y + 1} ${z} air`)
  world.runCommand(`fill ${x + 2} ${y} ${z} ${x + 2} ${y + 1} ${z} tuff`)
  world.runCommand(`setblock ${x + 2} ${y} ${z + 1} lava`)
  world.give('bot', { name: 'stone_pickaxe', count: 1 })
  world.give('bot', { name: 'cobblestone', count: 8 })
}

test('goTo digs the one block in the way that no search dares to, and holds the lava beside it back', async () => {
  closePassage()
  const there = `await bot.waitForTicks(10)\nawait goTo(bot, new Vec3(${x + 4}, ${y}, ${z}), 0)`
  const { last, observation } = await run(there)
  expect(last).toMatchObject({ status: 'succeeded' })
  expect(observation.health).toBe(20)
})

test('mineBlock digs its way to an ore behind such a block', async () => {
  closePassage()
  world.runCommand(`setblock ${x + 5} ${y} ${z} coal_ore`)
  const { last, observation } = await run('await bot.waitForTicks(10)\nawait mineBlock(bot, "coal_ore", 1)')
  expect(last).toMatchObject({ status: 'succeeded' })
  expect(observation.inventory).toMatchObject({ coal: 1 })
})
