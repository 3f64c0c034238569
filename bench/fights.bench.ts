import type { GameEvent } from '@voyager-mc/core'
import type { Game, GameWorld } from '@voyager-mc/game'
import { readSeeds } from './learn/read-seeds.ts'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { openClearing } from './fights/open-clearing.ts'
import { buildGround, terrains, type Fill, type Terrain } from './fights/terrains.ts'

const kinds = [
  'pig',
  'cow',
  'sheep',
  'chicken',
  'zombie',
  'skeleton',
  'spider',
  'creeper',
  'husk',
  'enderman',
] as const
const floor = 150
// Of the world and its creatures' chance: one try of each creature in each land per seed.
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '7-9')
const outfit = { iron_sword: 1, stone_pickaxe: 1, dirt: 32, iron_chestplate: 1, cooked_beef: 8 }

/** Fights that are won, over ten kinds of creature in ten lands. */
export const benchmark: Benchmark = {
  question: 'How many creatures that can be reached does killMob kill?',
  async measure(): Promise<readonly Row[]> {
    const lands = Object.entries(terrains).map(([land, terrain]) => {
      const tries: Tries[] = []
      return { land, terrain, tries }
    })
    // One game after the other: a world that only waits takes the processor from the one that is measured.
    for (const seed of seeds) {
      const game = await openClearing(seed)
      for (const { land, terrain, tries } of lands) {
        const one = await measureLand(game, terrain)
        tries.push(one)
        // At once, because the next land may take long.
        console.log(`seed ${seed}, ${land}: ${one.killed} of ${kinds.length}; ${one.others.join(' | ')}`)
      }
      await game.close()
    }
    return lands.map(({ land, tries }) => rowOf(land, tries))
  },
}

/** Fights of one game in one land. */
interface Tries {
  readonly killed: number
  readonly ticks: number
  readonly others: readonly string[]
}

function rowOf(land: string, tries: readonly Tries[]): Row {
  const of = kinds.length * tries.length
  const sum = (count: (one: Tries) => number): number => tries.reduce((total, one) => total + count(one), 0)
  return {
    land,
    killed: sum(({ killed }) => killed),
    of,
    'seconds each': rounded(sum(({ ticks }) => ticks) / of / 20),
    'not killed': tries.flatMap(({ others }) => others).join(' | '),
    target: `at least ${0.9 * of}`,
  }
}

async function measureLand(game: Game, terrain: Terrain): Promise<Tries> {
  let killed = 0
  let ticks = 0
  const others: string[] = []
  for (const kind of kinds) {
    if (!game.world) break
    await prepare(game, game.world, terrain)
    const [x, y, z] = terrain.creature
    await game.world.spawnMob(kind, { x: x + 0.5, y: floor + y, z: z + 0.5 })
    const source = `async function main(bot) { await bot.waitForTicks(10); await killMob(bot, "${kind}", 120) }`
    const { events, observation } = await game.step({ name: 'main', source })
    ticks += observation.elapsedTicks
    const result = events.findLast((event) => event.type === 'primitive-result')
    if (result?.type === 'primitive-result' && result.status === 'succeeded') killed += 1
    else others.push(`${kind}: ${sayWhy(events)}`)
  }
  return { killed, ticks, others }
}

function sayWhy(events: readonly GameEvent[]): string {
  const death = events.find((event) => event.type === 'death')
  if (death?.type === 'death') return `the bot ${death.cause ?? 'died'}`
  const result = events.findLast((event) => event.type === 'primitive-result')
  const said = result?.type === 'primitive-result' ? result.detail['message'] : undefined
  return typeof said === 'string' ? said : 'no result'
}

async function prepare(game: Game, world: GameWorld, { build }: Terrain): Promise<void> {
  const commands = [
    'kill @e[type=!player]',
    'clear bot',
    'effect give bot instant_health 1 5',
    'time set 14000',
  ]
  const fill: Fill = ([x1, y1, z1], [x2, y2, z2], block) =>
    void commands.push(`fill ${x1} ${floor + y1} ${z1} ${x2} ${floor + y2} ${z2} ${block}`)
  buildGround(fill)
  build(fill)
  for (const command of commands) await world.runCommand(command)
  await world.teleport('bot', { x: 0.5, y: floor, z: 0.5 })
  for (const [name, count] of Object.entries(outfit)) await world.give('bot', { name, count })
  const source =
    'async function main(bot) { await equipItem(bot, "iron_chestplate"); await bot.waitForTicks(5) }'
  await game.step({ name: 'main', source })
}
