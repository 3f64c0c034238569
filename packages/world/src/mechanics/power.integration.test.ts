import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, placeOn } from '../../testing/start-arena.ts'
import { lyingItems, startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({
    gamerules: { doMobSpawning: false, doDaylightCycle: false, naturalRegeneration: false },
  })
})
const ground = ['fill 0 64 0 24 74 16 air', 'fill 0 60 0 24 63 16 stone']
beforeEach(() => arena.stage('time set 18000', 'gamemode survival tester', ...ground))
afterAll(async () => arena.stop())

const run = (line: string): string => arena.run(line)
const stateOf = (x: number, y: number, z: number) => arena.world.blockAt({ x, y, z })
const set = (x: number, y: number, z: number, name: string, properties = {}): void =>
  arena.world.setBlock({ x, y, z }, name, properties)
const door = (x: number, z: number): void => {
  set(x, 64, z, 'iron_door', { half: 'lower', facing: 'north' })
  set(x, 65, z, 'iron_door', { half: 'upper', facing: 'north' })
}
const isOpen = (x: number, z: number): boolean =>
  stateOf(x, 64, z).properties['open'] === true && stateOf(x, 65, z).properties['open'] === true

async function click(x: number, y: number, z: number): Promise<void> {
  await arena.bot.activateBlock(blockAt(arena.bot, new Vec3(x, y, z)))
  await arena.ticks(4)
}

test('a lever works an iron door over wire that a bot lays', async () => {
  const { bot } = arena
  door(12, 8)
  await arena.give('redstone', 2)
  await arena.give('lever')
  await arena.hold('redstone')
  await placeOn(bot, new Vec3(11, 63, 8))
  await placeOn(bot, new Vec3(10, 63, 8))
  await arena.hold('lever')
  await placeOn(bot, new Vec3(10, 63, 9))
  await click(10, 64, 9)
  await arena.until(() => isOpen(12, 8), 'the open door')
  expect(Number(blockAt(bot, new Vec3(11, 64, 8)).getProperties()['power'])).toBe(14)
  await click(10, 64, 9)
  await arena.until(() => !isOpen(12, 8), 'the shut door')
})

test('a button opens a door for a while, a plate while somebody stands on it', async () => {
  const { world } = arena
  door(12, 8)
  set(11, 65, 8, 'stone')
  set(11, 65, 9, 'stone_button', { face: 'wall', facing: 'south' })
  set(11, 64, 8, 'redstone_wire')
  await arena.ticks(3)
  await click(11, 65, 9)
  expect(isOpen(12, 8)).toBe(true)
  world.step(30)
  expect(isOpen(12, 8)).toBe(false)
  set(11, 65, 8, 'air')
  set(11, 64, 8, 'stone_pressure_plate')
  world.teleport('tester', { x: 11.5, y: 64.06, z: 8.5 })
  await arena.until(() => isOpen(12, 8), 'the open door')
  world.teleport('tester', { x: 4.5, y: 64, z: 8.5 })
  await arena.until(() => !isOpen(12, 8), 'the shut door')
})

test('TNT is lit by flint and by power, blows up after four seconds, and lights its neighbours', async () => {
  const { world, bot } = arena
  set(12, 64, 8, 'tnt')
  set(13, 64, 8, 'tnt')
  await arena.give('flint_and_steel')
  await arena.hold('flint_and_steel')
  await click(12, 64, 8)
  await arena.until(() => Object.values(bot.entities).some(({ name }) => name === 'tnt'), 'lit TNT')
  expect(stateOf(12, 64, 8).name).toBe('air')
  world.teleport('tester', { x: 2.5, y: 64, z: 2.5 })
  world.step(60)
  expect(stateOf(12, 63, 8).name).toBe('stone')
  world.step(70)
  expect(stateOf(12, 63, 8).name).toBe('air')
  expect(stateOf(13, 64, 8).name).toBe('air')
  set(4, 64, 12, 'tnt')
  set(4, 64, 13, 'lever', { face: 'floor', powered: false })
  await arena.ticks(3)
  world.teleport('tester', { x: 4.5, y: 64, z: 15.5 })
  await arena.ticks(5)
  await click(4, 64, 13)
  expect(stateOf(4, 64, 12).name).toBe('air')
  run('kill @e[type=tnt]')
})

test('dispensers shoot arrows, pour water and take it back, droppers fill chests', async () => {
  const { world } = arena
  set(6, 64, 4, 'dispenser', { facing: 'east' })
  set(6, 65, 4, 'lever', { face: 'floor' })
  world.fillContainer({ x: 6, y: 64, z: 4 }, { name: 'arrow', count: 3 })
  const husk = world.spawnMob('husk', { x: 10.5, y: 64, z: 4.5 })
  run('data merge entity @e[type=husk] {NoAI:1}')
  await arena.ticks(3)
  await click(6, 65, 4)
  world.step(30)
  expect(world.mob(husk)?.health).toBeLessThan(20)
  expect(world.containerAt({ x: 6, y: 64, z: 4 })?.[0]?.count).toBe(2)
  world.step(40)
  expect(world.containerAt({ x: 6, y: 64, z: 4 })?.[0]?.count).toBe(2)
  run('data merge block 6 64 4 {Items:[{Slot:0b,id:"minecraft:water_bucket",Count:1}]}')
  await click(6, 65, 4)
  await click(6, 65, 4)
  world.step(6)
  expect(stateOf(7, 64, 4).name).toBe('water')
  await click(6, 65, 4)
  await click(6, 65, 4)
  world.step(6)
  expect(world.containerAt({ x: 6, y: 64, z: 4 })?.[0]?.name).toBe('water_bucket')
  set(6, 64, 12, 'dropper', { facing: 'east' })
  set(7, 64, 12, 'chest')
  world.fillContainer({ x: 6, y: 64, z: 12 }, { name: 'apple', count: 1 })
  set(6, 65, 12, 'redstone_block')
  world.step(8)
  expect(world.containerAt({ x: 7, y: 64, z: 12 })?.[0]).toEqual({ name: 'apple', count: 1 })
})

test('pistons push rows of twelve, and sticky ones pull back', async () => {
  const { world, bot } = arena
  const lever = async (): Promise<void> => {
    await click(4, 64, 9)
    await arena.ticks(3)
  }
  set(4, 64, 8, 'sticky_piston', { facing: 'east' })
  set(4, 64, 9, 'lever', { face: 'floor' })
  run('fill 5 64 8 16 64 8 cobblestone')
  world.teleport('tester', { x: 5.5, y: 64, z: 10.5 })
  await arena.ticks(4)
  await lever()
  expect([5, 6, 17].map((x) => stateOf(x, 64, 8).name)).toEqual(['piston_head', 'cobblestone', 'cobblestone'])
  await lever()
  expect([5, 6, 7].map((x) => stateOf(x, 64, 8).name)).toEqual(['cobblestone', 'air', 'cobblestone'])
  set(6, 64, 8, 'cobblestone')
  await lever()
  expect(stateOf(5, 64, 8).name).toBe('cobblestone')
  run('fill 5 64 8 18 64 8 air')
  set(6, 64, 8, 'chest')
  await lever()
  await lever()
  expect([5, 6].map((x) => stateOf(x, 64, 8).name)).toEqual(['piston_head', 'chest'])
  await arena.until(() => bot.blockAt(new Vec3(5, 64, 8))?.name === 'piston_head', 'the head')
  set(4, 64, 8, 'air')
  expect(stateOf(5, 64, 8).name).toBe('air')
})

test('an observer and a piston harvest cane by themselves', async () => {
  const { world, bot } = arena
  set(6, 63, 8, 'dirt')
  set(6, 63, 7, 'water')
  set(6, 64, 8, 'sugar_cane')
  set(6, 65, 8, 'sugar_cane')
  set(6, 65, 9, 'piston', { facing: 'north' })
  set(6, 66, 9, 'observer', { facing: 'north' })
  set(6, 66, 10, 'stone')
  set(6, 65, 10, 'redstone_wire')
  set(6, 64, 10, 'stone')
  world.step(10)
  expect(stateOf(6, 65, 8).name).toBe('sugar_cane')
  set(6, 66, 8, 'sugar_cane')
  world.step(20)
  expect(stateOf(6, 65, 8).name).toBe('air')
  expect(stateOf(6, 64, 8).name).toBe('sugar_cane')
  expect(stateOf(6, 65, 9).properties['extended']).toBe(false)
  await arena.until(
    () => lyingItems(bot, 'sugar_cane') + (arena.carried()['sugar_cane'] ?? 0) >= 2,
    'the cane',
  )
})

test('torches invert, repeaters wait, wire fades after fifteen blocks', () => {
  const { world } = arena
  set(4, 64, 4, 'stone')
  set(5, 64, 4, 'redstone_wall_torch', { facing: 'east', lit: true })
  set(6, 64, 4, 'redstone_lamp')
  world.step(4)
  expect(stateOf(6, 64, 4).properties['lit']).toBe(true)
  set(4, 65, 4, 'lever', { face: 'floor', powered: true })
  world.step(4)
  expect(stateOf(6, 64, 4).properties['lit']).toBe(false)
  for (let x = 2; x <= 18; x += 1) set(x, 64, 10, 'redstone_wire')
  set(1, 64, 10, 'redstone_block')
  world.step(3)
  expect([2, 16, 17].map((x) => stateOf(x, 64, 10).properties['power'])).toEqual([15, 1, 0])
  set(10, 64, 10, 'repeater', { facing: 'west', delay: 4 })
  world.step(5)
  expect(stateOf(11, 64, 10).properties['power']).toBe(0)
  world.step(6)
  expect(stateOf(11, 64, 10).properties['power']).toBe(15)
})

test('the plate of a temple sets off its dispenser', async () => {
  const { world } = arena
  run('place structure jungle_pyramid 100 200 60')
  run('gamemode creative tester')
  const arrows = (): number =>
    (world.containerAt({ x: 100, y: 197, z: 55 }) ?? []).reduce((sum, stack) => sum + (stack?.count ?? 0), 0)
  world.teleport('tester', { x: 103.5, y: 197, z: 61.5 })
  await arena.ticks(10)
  const before = arrows()
  expect(before).toBeGreaterThan(0)
  world.teleport('tester', { x: 100.5, y: 197.07, z: 57.5 })
  await arena.ticks(20)
  expect(arrows()).toBe(before - 1)
})

test('the plate of a pyramid sets off what lies below it', async () => {
  const { world } = arena
  run('place structure desert_pyramid 60 200 60')
  run('gamemode creative tester')
  world.teleport('tester', { x: 62.5, y: 189, z: 61.5 })
  await arena.ticks(10)
  expect(stateOf(60, 187, 60).name).toBe('tnt')
  world.teleport('tester', { x: 60.5, y: 189.07, z: 60.5 })
  await arena.ticks(10)
  expect(stateOf(60, 187, 60).name).toBe('air')
  world.step(120)
  expect(stateOf(60, 186, 60).name).toBe('air')
  run('kill @e[type=item]')
})

test('what has power is kept with the world, and no handler failed', () => {
  const { world } = arena
  set(4, 64, 4, 'dispenser', { facing: 'east' })
  world.fillContainer({ x: 4, y: 64, z: 4 }, { name: 'tnt', count: 1 })
  set(4, 65, 4, 'redstone_block')
  const kept = world.snapshot()
  world.step(8)
  expect(world.containerAt({ x: 4, y: 64, z: 4 })?.[0]).toBeUndefined()
  world.restore(kept)
  world.step(8)
  expect(world.containerAt({ x: 4, y: 64, z: 4 })?.[0]).toBeUndefined()
  const lit = world.snapshot()
  world.step(90)
  world.restore(lit)
  run('kill @e[type=tnt]')
  expect(arena.errors).toEqual([])
})
