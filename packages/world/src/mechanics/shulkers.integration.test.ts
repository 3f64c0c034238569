import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import type { Position } from '../index.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ difficulty: 'normal', gamerules: { doMobSpawning: false } })
})
afterAll(async () => arena.stop())

beforeEach(async () => {
  const { bot } = arena
  arena.run('difficulty normal', 'gamemode survival tester', 'effect clear tester')
  await arena.stage('fill -4 64 -4 24 80 24 air')
  await arena.until(() => bot.health === 20 && bot.entity.onGround, 'full health on the ground')
})

const shulkers = () => arena.world.mobs.filter(({ name }) => name === 'shulker')
const shulker = (id: number) => {
  const found = arena.world.mob(id)
  if (!found) throw new Error('The shulker is gone.')
  return found
}

/** A shulker that does nothing, so that its shell stays shut. */
function summonShut(at: string, data = ''): number {
  arena.run(`summon shulker ${at} {NoAI:1b${data}}`)
  const id = shulkers().at(-1)?.id
  if (id === undefined) throw new Error('There is no shulker.')
  return id
}

const bullet = () => arena.bot.nearestEntity(({ name }) => name === 'shulker_bullet')

/** What a client is told of its shell: the number of the side it holds to, the gap in hundredths, the colour. */
function shown(id: number): readonly unknown[] {
  const { metadata } = arena.seen(id)
  const first = arena.bot.version === '1.16.5' ? 15 : 16
  return [metadata[first], metadata[17], metadata[18]]
}

async function shoot(target: Position, isDue: () => boolean = () => true): Promise<void> {
  const { bot } = arena
  const { x, y, z } = target
  await bot.lookAt(new Vec3(x, y, z), true)
  bot.activateItem()
  await arena.ticks(22)
  await arena.until(isDue, 'the moment to shoot')
  bot.deactivateItem()
}

test('a shulker opens and shoots; its bullet comes along one axis after the other, hurts by four, and lifts for ten seconds', async () => {
  const { world, bot } = arena
  world.runCommand('setblock 14 66 14 stone')
  const id = world.spawnMob('shulker', { x: 14.5, y: 67, z: 14.5 })
  await arena.until(() => bot.entities[id] !== undefined, 'the shulker')
  expect(shown(id)).toEqual([0, 0, 16])
  await arena.until(() => shown(id)[1] === 100, 'the open shell')
  await arena.until(() => bullet() !== null, 'the bullet')
  const axes = new Set<string>()
  for (let look = 0; look < 200 && arena.self().health === 20; look += 1) {
    const { x = 0, y = 0, z = 0 } = bullet()?.position ?? {}
    await arena.ticks(2)
    const moved = bullet()?.position.offset(-x, -y, -z)
    if (!moved) continue
    const [axis, least] = (['x', 'y', 'z'] as const).toSorted(
      (left, right) => Math.abs(moved[right]) - Math.abs(moved[left]),
    )
    if (axis && least && Math.abs(moved[axis]) > 0.2 && Math.abs(moved[least]) < 0.02) axes.add(axis)
  }
  world.runCommand('kill @e[type=!player]')
  expect(arena.self().health).toBe(16)
  expect([...axes].toSorted()).toEqual(expect.arrayContaining(['x', 'z']))
  expect(arena.self().effects['Levitation']).toMatchObject({ amplifier: 0 })
  expect(arena.self().effects['Levitation']?.ticksLeft).toBeGreaterThan(190)
  const ground = 64
  let top = 0
  let before = 0
  for (let look = 0; look < 250 && !(top > ground && bot.entity.onGround); look += 1) {
    top = Math.max(top, arena.self().position.y)
    before = arena.self().health
    await arena.ticks(2)
  }
  expect(top - ground).toBeGreaterThan(8)
  expect(top - ground).toBeLessThan(11)
  await arena.ticks(5)
  // The way down, less three blocks.
  expect(before - arena.self().health).toBeGreaterThan(4)
  expect(before - arena.self().health).toBeLessThanOrEqual(Math.ceil(top - ground - 3))
  expect(arena.errors).toEqual([])
})

test('an arrow bounces off a closed shell and hurts an open one, and blows on a closed one lose two thirds', async () => {
  const { bot, world } = arena
  await arena.give('bow')
  await arena.give('arrow', 8)
  await arena.hold('bow')
  const shut = summonShut('8 64 14')
  await shoot({ x: 8.5, y: 64.5, z: 14.5 })
  await arena.ticks(30)
  expect(shulker(shut).health).toBe(30)
  const arrow = bot.nearestEntity(({ name }) => name === 'arrow')
  expect(arrow?.position.z).toBeGreaterThan(10)
  expect(arrow?.position.z).toBeLessThan(14)
  await arena.give('diamond_sword')
  await arena.hold('diamond_sword')
  world.teleport('tester', { x: 8.5, y: 64, z: 12.5 })
  await arena.ticks(25)
  bot.attack(arena.seen(shut))
  await arena.ticks(3)
  // 7 against 20 points of armour.
  expect(30 - shulker(shut).health).toBeCloseTo(7 * (1 - 16.5 / 25), 1)
  arena.run('kill @e[type=shulker]')
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(30)
  await arena.hold('bow')
  const open = world.spawnMob('shulker', { x: 8.5, y: 64, z: 14.5 })
  await shoot({ x: 8.5, y: 64.5, z: 14.5 }, () => shown(open)[1] === 100)
  await arena.ticks(4)
  expect(shulker(open).health).toBeLessThan(26)
})

test('a blow bursts a bullet, and so does an arrow', async () => {
  const { bot, world } = arena
  world.spawnMob('shulker', { x: 16.5, y: 64, z: 8.5 })
  const distance = (): number =>
    bullet()?.position.distanceTo(bot.entity.position.offset(0, 1, 0)) ?? Infinity
  await arena.until(() => bullet() !== null, 'a bullet')
  for (let look = 0; look < 200 && distance() > 3; look += 1) await arena.ticks(1)
  const first = bullet()
  if (!first) throw new Error('The bullet is gone.')
  bot.attack(first)
  await arena.ticks(3)
  expect(bot.entities[first.id]).toBeUndefined()
  expect(arena.self().health).toBe(20)
  await arena.give('bow')
  await arena.give('arrow', 4)
  await arena.hold('bow')
  bot.activateItem()
  await arena.ticks(22)
  for (let look = 0; look < 300 && distance() > 6; look += 1) await arena.ticks(1)
  const second = bullet()
  if (!second) throw new Error('There is no second bullet.')
  await bot.lookAt(second.position.offset(0, 0.15, 0), true)
  await arena.ticks(2)
  bot.deactivateItem()
  await arena.ticks(5)
  expect(bot.entities[second.id]).toBeUndefined()
  expect(bot.nearestEntity(({ name }) => name === 'arrow')).toBeNull()
  expect(arena.self().health).toBe(20)
})

test('half of them leave a shell, and a kill is worth five points', async () => {
  const { bot, world } = arena
  const total = 120
  for (let made = 0; made < total; made += 1) summonShut(`${made % 12} 64 ${16 + (made % 7)}`)
  let shells = 0
  const stop = world.events.on('entity-spawn', ({ entity }) => {
    if (entity.kind === 'item' && entity.stack.name === 'shulker_shell') shells += entity.stack.count
  })
  arena.run('kill @e[type=shulker]')
  stop()
  expect(shells / total).toBeGreaterThan(0.36)
  expect(shells / total).toBeLessThan(0.64)
  arena.run('kill @e[type=!player]')
  await arena.ticks(30)
  const before = arena.self().experience
  const weak = summonShut('8 64 10', ',Health:1f')
  await arena.until(() => bot.entities[weak] !== undefined, 'a weak one')
  await arena.ticks(10)
  // Four blows of a bare hand on a closed shell.
  await arena.slay(arena.seen(weak), 8)
  await arena.until(() => arena.self().experience === before + 5, 'five points')
})

const distanceTo = ({ x, y, z }: Position, from: Position): number =>
  Math.max(Math.abs(x - from.x), Math.abs(y - from.y), Math.abs(z - from.z))

function expectHeld(id: number): void {
  const { x, y, z } = shulker(id).position
  const sides = [
    [0, -1, 0],
    [0, 1, 0],
    [0, 0, -1],
    [0, 0, 1],
    [-1, 0, 0],
    [1, 0, 0],
  ] as const
  const [dx, dy, dz] = sides[Number(shown(id)[0])] ?? sides[0]
  const { world } = arena
  expect(world.blockAt({ x: Math.floor(x), y, z: Math.floor(z) }).name).toBe('air')
  expect(world.blockAt({ x: Math.floor(x) + dx, y: y + dy, z: Math.floor(z) + dz }).name).not.toBe('air')
}

test('without its block it holds to another side, or else is elsewhere, and when badly hurt it flees', async () => {
  const { world, bot } = arena
  arena.run('gamemode creative tester')
  arena.run('setblock 12 67 8 stone', 'setblock 13 68 8 stone')
  const start = { x: 12.5, y: 68, z: 8.5 }
  const id = world.spawnMob('shulker', start)
  await arena.until(() => bot.entities[id] !== undefined, 'the shulker')
  world.setBlock({ x: 12, y: 67, z: 8 }, 'air')
  await arena.until(() => shown(id)[0] === 5, 'another side')
  expect(shulker(id).position).toMatchObject(start)
  world.setBlock({ x: 13, y: 68, z: 8 }, 'air')
  await arena.until(() => distanceTo(shulker(id).position, start) > 0, 'another place')
  await arena.ticks(4)
  expect(distanceTo(shulker(id).position, start)).toBeLessThanOrEqual(8)
  expectHeld(id)
  // Many places to flee to.
  for (const y of [68, 71, 74]) arena.run(`fill -4 ${y} -4 24 ${y} 24 stone`)
  await arena.give('stone_sword')
  await arena.hold('stone_sword')
  const place = shulker(id).position
  let blows = 0
  for (; blows < 60 && distanceTo(shulker(id).position, place) === 0; blows += 1) {
    world.teleport('tester', { x: place.x - 1.5, y: place.y, z: place.z })
    await arena.ticks(26)
    if (shulker(id).health >= 15) expect(shulker(id).position).toEqual(place)
    bot.attack(arena.seen(id))
    await arena.ticks(4)
  }
  expect(shulker(id).health).toBeLessThan(15)
  expect(distanceTo(shulker(id).position, place)).toBeLessThanOrEqual(8)
  expectHeld(id)
})

test('blows do not push it, and peace lets none live', async () => {
  const { world, bot } = arena
  const place = { x: 8.5, y: 64, z: 10.5 }
  const id = world.spawnMob('shulker', place)
  await arena.until(() => bot.entities[id] !== undefined, 'the shulker')
  bot.attack(arena.seen(id))
  await arena.ticks(10)
  expect(shulker(id).health).toBeLessThan(30)
  expect(shulker(id).position).toMatchObject(place)
  world.teleport('tester', { x: 8.5, y: 64, z: 0.5 })
  await arena.until(() => bullet() !== null, 'a bullet')
  world.runCommand('difficulty peaceful')
  await arena.ticks(4)
  expect(bullet()).toBeNull()
  await arena.ticks(40)
  expect(shulkers()).toEqual([])
  expect(arena.errors).toEqual([])
})
