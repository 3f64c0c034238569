import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

const feet = { x: 0, y: 150, z: 0 }
const at = (dx: number, dz: number) => ({ x: feet.x + dx + 0.5, y: feet.y, z: feet.z + dz + 0.5 })

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  const gamerules = { doMobSpawning: false, doDaylightCycle: false, keepInventory: true }
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, gamerules })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  world.runCommand('fill -12 146 -12 12 149 12 stone')
  world.runCommand('time set 18000')
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

const run = (body: string) =>
  environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })

/** What the world knows the player to carry. */
function carried(name: string): number {
  return world.players[0]?.inventory[name] ?? 0
}

const mobs = ['zombie', 'creeper', 'skeleton', 'spider', 'husk'] as const
const runs = Array.from({ length: 25 }, (_, index) => index)

test.for(runs)(
  'what smeltItem says is in the inventory, beside a monster: run %d',
  { retry: 0 },
  async (index) => {
    world.runCommand('kill @e[type=!player]')
    world.runCommand('clear bot')
    world.runCommand('fill -12 150 -12 12 160 12 air')
    world.runCommand('fill -12 146 -12 12 149 12 stone')
    world.runCommand('effect give bot instant_health 1 10')
    world.setBlock(at(2, 0), 'furnace')
    world.teleport('bot', at(0, 0))
    world.give('bot', { name: 'raw_iron', count: 4 })
    world.give('bot', { name: 'coal', count: 1 + (index % 2) })
    world.give('bot', { name: 'iron_sword', count: 1 })
    await run('await bot.waitForTicks(10)')
    const angle = (index * 137 * Math.PI) / 180
    const distance = 3 + (index % 8)
    world.spawnMob(
      mobs[index % mobs.length] ?? 'zombie',
      at(Math.cos(angle) * distance, Math.sin(angle) * distance),
    )
    const { events } = await run('await smeltItem(bot, "raw_iron", "coal", 4)')
    const report = events.find((event) => event.type === 'primitive-result')
    const said = report?.type === 'primitive-result' ? report : undefined
    const ingots = carried('iron_ingot')
    expect(said?.detail['smelted']).toBe(ingots)
    expect(said?.status).toBe(ingots === 4 ? 'succeeded' : 'failed')
    // A monster is a reason to be late, not to give up: whoever is alive has it all in the end.
    if (!events.some(({ type }) => type === 'death')) expect(ingots).toBe(4)
    // What is not smelted is carried or lies in the furnace; nothing came from nowhere.
    expect(ingots + carried('raw_iron')).toBeLessThanOrEqual(4)
  },
)
