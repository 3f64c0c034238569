import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
let place = 0
beforeAll(async () => {
  arena = await startMobArena()
})
// Every test has its own ground.
beforeEach(async () => {
  place = await arena.ownGround()
})
afterAll(async () => arena.stop())

const fullDrawTicks = 22

interface Shot {
  readonly harm: number
  readonly push: number
  readonly fireTicks: number
}

// Shoots a horse, which stands a whole arrow, with a bow of one enchantment.
async function shoot(enchantment: string, level: number): Promise<Shot> {
  const { bot, world } = arena
  const list = level > 0 ? `{Enchantments:[{id:"minecraft:${enchantment}",lvl:${level}s}]}` : ''
  world.runCommand('clear tester')
  world.runCommand('kill @e[type=horse]')
  await arena.ticks(2)
  world.runCommand(`give tester bow${list}`)
  await arena.give('arrow', 1)
  await arena.hold('bow')
  const id = world.spawnMob('horse', { x: place + 4.5, y: 64, z: 20.5 })
  await arena.until(() => bot.entities[id] !== undefined, 'the horse')
  const horse = arena.came.get(id)
  if (!horse) throw new Error('No horse came.')
  let before = horse.position.x
  // A horse that walks on may be missed.
  for (let shots = 0; shots < 4 && horse.health === horse.maxHealth; shots += 1) {
    if (!arena.carried()['arrow']) await arena.give('arrow', 1)
    bot.activateItem()
    await arena.ticks(fullDrawTicks)
    await bot.lookAt(arena.seen(id).position.offset(0, 0.9, 0), true)
    await arena.ticks(1)
    before = horse.position.x
    bot.deactivateItem()
    await arena.ticks(8)
  }
  return {
    harm: horse.maxHealth - horse.health,
    push: horse.position.x - before,
    fireTicks: horse.fireTicks,
  }
}

test('power makes arrows do more', async () => {
  expect((await shoot('power', 0)).harm).toBeLessThanOrEqual(11)
  expect((await shoot('power', 5)).harm).toBeGreaterThanOrEqual(15)
})

test('punch pushes further and flame sets on fire', async () => {
  const plain = await shoot('punch', 0)
  expect(plain.fireTicks).toBe(0)
  expect((await shoot('punch', 2)).push).toBeGreaterThan(plain.push + 0.5)
  expect((await shoot('flame', 1)).fireTicks).toBeGreaterThan(0)
})

test('infinity keeps the only arrow', async () => {
  await shoot('infinity', 1)
  expect(arena.carried()['arrow']).toBe(1)
  await shoot('infinity', 0)
  expect(arena.carried()['arrow']).toBeUndefined()
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
