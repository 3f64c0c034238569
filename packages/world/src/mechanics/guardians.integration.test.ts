import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startQuickArena, type QuickArena } from '../../testing/start-arena.ts'
import { createGenerator } from '../generation/index.ts'

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena({ difficulty: 'normal' })
})
afterAll(async () => arena.stop())

const health = (): number => arena.world.players[0]?.health ?? 0

/** Water in glass, with the tester on its rim. */
async function pool(): Promise<void> {
  const { world } = arena
  world.runCommand('kill @e[type=!player]')
  world.runCommand('fill 2 64 2 14 68 14 glass')
  world.runCommand('fill 3 64 3 13 67 13 water')
  world.runCommand('fill 3 68 3 13 68 13 air')
  world.teleport('tester', { x: 8.5, y: 69, z: 2.5 })
  world.runCommand('effect clear tester')
  world.runCommand('effect give tester instant_health 1 10')
  await arena.ticks(5)
}

test('the beam of a guardian is shown, takes four seconds, and hurts whoever stays in it', async () => {
  await pool()
  arena.world.spawnMob('guardian', { x: 8.5, y: 66, z: 8.5 })
  await arena.ticks(40)
  const guardian = arena.bot.nearestEntity(({ name }) => name === 'guardian')
  expect(Object.values(guardian?.metadata ?? {})).toContain(arena.bot.entity.id)
  expect(health()).toBe(20)
  await arena.until(() => health() < 20, 'the beam')
  await arena.ticks(60)
  expect(health()).toBeGreaterThan(10)
})

test('its spikes hurt who hits it', async () => {
  await pool()
  const { bot, world } = arena
  const mob = world.spawnMob('guardian', { x: 8.5, y: 67, z: 4.5 })
  await arena.until(() => bot.nearestEntity(({ name }) => name === 'guardian') !== null, 'the guardian')
  await arena.ticks(20)
  const before = health()
  const guardian = bot.nearestEntity(({ name }) => name === 'guardian')
  if (!guardian || !mob) throw new Error('There is no guardian.')
  bot.attack(guardian)
  await arena.ticks(3)
  expect(health()).toBe(before - 2)
})

test('an elder makes digging slow for all around, and peace lets neither live', async () => {
  await pool()
  const { world, bot } = arena
  world.spawnMob('elder_guardian', { x: 8.5, y: 65, z: 8.5 })
  world.teleport('tester', { x: 40.5, y: 64, z: 8.5 })
  const isSlow = (): boolean => {
    const id = bot.registry.effectsByName['MiningFatigue']?.id ?? -1
    return Object.values(bot.entity.effects).some((effect) => effect.id === id && effect.amplifier === 2)
  }
  await arena.ticks(1220)
  expect(isSlow()).toBe(true)
  world.runCommand('difficulty peaceful')
  await arena.ticks(40)
  expect(world.mobs.filter(({ name }) => name === 'elder_guardian')).toEqual([])
  expect(arena.errors).toEqual([])
})

test('a monument has three elders and guardians in its water', async () => {
  await arena.stop()
  arena = await startQuickArena({ seed: 11, generator: createGenerator, difficulty: 'normal' })
  const { world } = arena
  world.runCommand('gamemode creative tester')
  const [x, z] = /\[(-?\d+), ~, (-?\d+)\]/
    .exec(world.runCommand('locate structure monument').text ?? '')
    ?.slice(1)
    .map(Number) ?? [0, 0]
  world.teleport('tester', { x: (x ?? 0) + 0.5, y: 70, z: (z ?? 0) + 0.5 })
  const named = (name: string) => world.mobs.filter((mob) => mob.name === name)
  await arena.until(() => named('elder_guardian').length >= 3 && named('guardian').length >= 5, 'guardians')
  for (const { position } of [...named('elder_guardian'), ...named('guardian')]) {
    const { x: east, y, z: south } = new Vec3(position.x, position.y, position.z).floored()
    expect(world.blockAt({ x: east, y, z: south }).name).toMatch(/^(water|(tall_)?seagrass|kelp(_plant)?)$/)
  }
})
