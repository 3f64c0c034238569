import type { Game, GameWorld } from '@voyager-mc/game'
import type { Benchmark, Row } from './benchmark.ts'
import { openClearing } from './fights/open-clearing.ts'
import { buildGround, terrains, type Fill, type Offset, type Terrain } from './fights/terrains.ts'
import { pairs, type Pair } from './uses/pairs.ts'

const floor = 150
// Of the world and its creatures' chance.
const seed = Number(process.env['BENCH_SEEDS'] ?? 7)
const outfit = { stone_pickaxe: 1, dirt: 32, cooked_beef: 8 }

/** Uses of items that take effect, over sixteen pairs in ten lands. */
export const benchmark: Benchmark = {
  question: 'How often does useItemOn do what its item is for?',
  async measure(): Promise<readonly Row[]> {
    const game = await openClearing(seed)
    const rows: Row[] = []
    for (const pair of pairs) {
      const row = await measurePair(game, pair)
      // At once, because the next pair may take long.
      console.log(`${row['use']}: ${row['done']} of ${row['of']}; ${row['others']}`)
      rows.push(row)
    }
    await game.close()
    return rows
  },
}

async function measurePair(game: Game, pair: Pair): Promise<Row> {
  let done = 0
  const others: string[] = []
  const lands = Object.entries(terrains)
  for (const [land, terrain] of lands) {
    if (!game.world) break
    await prepare(game, game.world, terrain, pair)
    const call = `await useItemOn(bot, "${pair.item}", "${pair.target}")`
    const source = `async function main(bot) { await bot.waitForTicks(10); ${call} }`
    const { events } = await game.step({ name: 'main', source })
    const result = events.findLast((event) => event.type === 'primitive-result')
    if (result?.type === 'primitive-result' && result.status === 'succeeded') done += 1
    else {
      const said = result?.type === 'primitive-result' ? result.detail['message'] : undefined
      others.push(`${land}: ${typeof said === 'string' ? said : 'no result'}`)
    }
  }
  return {
    use: `${pair.item} on ${pair.target}`,
    done,
    of: lands.length,
    others: others.join(' | '),
    target: 'at least 95 % of all',
  }
}

async function prepare(game: Game, world: GameWorld, terrain: Terrain, pair: Pair): Promise<void> {
  const commands = [
    'kill @e[type=!player]',
    'clear bot',
    'effect give bot instant_health 1 5',
    'time set noon',
  ]
  const fill: Fill = ([x1, y1, z1], [x2, y2, z2], block) =>
    void commands.push(`fill ${x1} ${floor + y1} ${z1} ${x2} ${floor + y2} ${z2} ${block}`)
  buildGround(fill)
  terrain.build(fill)
  pair.build?.(fill, groundOf(terrain))
  for (const [name, count] of Object.entries(outfit)) commands.push(`give bot ${name} ${count}`)
  commands.push(`give bot ${pair.given ?? pair.item} ${pair.count}`)
  for (const command of commands) await world.runCommand(command)
  await world.teleport('bot', { x: 0.5, y: floor, z: 0.5 })
  if (pair.creature === undefined) return
  const [x, y, z] = terrain.creature
  await world.spawnMob(pair.creature, { x: x + 0.5, y: floor + y, z: z + 0.5 })
}

/** The cell that a creature would stand on; dry where the land is a pond. */
function groundOf({ creature: [x, y, z], ground }: Terrain): Offset {
  return ground ?? [x, y - 1, z]
}
