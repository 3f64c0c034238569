import type { GameEvent } from '@voyager-mc/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

async function run(body: string): Promise<readonly GameEvent[]> {
  const source = `async function main(bot) { await bot.waitForTicks(20); ${body} }`
  return (await platform.environment.step({ name: 'main', source })).events
}

function deeds(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) =>
    'creature' in event ? [`${event.type} ${event.creature} ${event.item ?? ''}`.trim()] : [],
  )
}

test('a fight is a kill with the weapon, a command is none', { retry: 0 }, async () => {
  platform.world.give('bot', { name: 'iron_sword', count: 1 })
  platform.world.spawnMob('pig', { x: 3.5, y: 150, z: 0.5 })
  expect(deeds(await run('await killMob(bot, "pig", 60)'))).toEqual(['creature-kill pig iron_sword'])
  platform.world.spawnMob('pig', { x: 3.5, y: 150, z: 0.5 })
  setTimeout(() => platform.world.runCommand('kill @e[type=pig]'), 2000)
  expect(deeds(await run('await bot.waitForTicks(80)'))).toEqual([])
  expect(platform.world.mobs.filter(({ name }) => name === 'pig')).toEqual([])
})

test('milk, wool and young ones are deeds', { retry: 0 }, async () => {
  platform.world.give('bot', { name: 'bucket', count: 1 })
  platform.world.give('bot', { name: 'shears', count: 1 })
  platform.world.give('bot', { name: 'wheat', count: 4 })
  for (const [name, x] of [
    ['cow', 2.5],
    ['cow', 4.5],
    ['sheep', 3.5],
  ] as const) {
    platform.world.spawnMob(name, { x, y: 150, z: 2.5 })
  }
  const events = await run(`await useItemOn(bot, "bucket", "cow")
    await useItemOn(bot, "shears", "sheep")
    const wheat = bot.inventory.items().find(({ name }) => name === "wheat")
    await bot.equip(wheat, "hand")
    for (const cow of Object.values(bot.entities).filter(({ name }) => name === "cow")) {
      await goTo(bot, cow.position, 2)
      await bot.lookAt(cow.position.offset(0, 1, 0), true)
      bot.useOn(cow)
      await bot.waitForTicks(10)
    }
    await bot.waitForTicks(200)`)
  expect(deeds(events)).toEqual([
    'creature-milk cow bucket',
    'creature-shear sheep shears',
    'creature-breed cow',
  ])
})
