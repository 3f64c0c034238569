import { shareOf } from '@voyager-mc/evaluation/statistics'
import { openGame, type Game, type GameWorld } from '@voyager-mc/game'
import { plannerActionAgent } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { withInterval } from './learn/with-interval.ts'

const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '11-20')
const task = { name: 'Kill 1 ender_dragon' }
const mostPrograms = 4
const ticksPerMinute = 1200

// What the rules set out with; nothing of it was found.
const kit = {
  iron_helmet: 1,
  iron_chestplate: 1,
  iron_leggings: 1,
  iron_boots: 1,
  shield: 1,
  iron_sword: 1,
  iron_pickaxe: 1,
  bow: 1,
  carved_pumpkin: 1,
  cooked_beef: 12,
  cobblestone: 96,
  arrow: 40,
}

/** Fights with the dragon from the platform on which one arrives, it unhurt and all crystals standing; a death ends one. */
export const benchmark: Benchmark = {
  question: 'Of how many staged fights at normal difficulty do the rules win against the dragon?',
  async measure(): Promise<readonly Row[]> {
    const fights: Fight[] = []
    // One after the other: a world that only waits takes the processor from the one that is measured.
    for (const seed of seeds) {
      const fight = await stage(seed)
      fights.push(fight)
      // At once, because the next may take long.
      console.log(`seed ${seed}: ${fight.end}, after ${rounded(fight.minutes)} min`)
    }
    const won = fights.filter(({ end }) => end === 'won')
    const [low, high] = shareOf(won.length, { n: fights.length }).interval
    return [
      {
        won: won.length,
        of: fights.length,
        'interval of 95 %': `${rounded(low)} to ${rounded(high)}`,
        'world minutes of those': withInterval(won.map(({ minutes }) => minutes)),
        'not won': fights.flatMap(({ seed, end }) => (end === 'won' ? [] : [`${seed}: ${end}`])).join(' | '),
      },
    ]
  },
}

interface Fight {
  readonly seed: number
  readonly end: string
  /** Minutes of the world. */
  readonly minutes: number
}

async function stage(seed: number): Promise<Fight> {
  const world = { seed, difficulty: 'normal', viewDistanceChunks: 6 } as const
  const game = await openGame({ world, sight: 'exposed' })
  try {
    await game.reset()
    if (!game.world) throw new Error('The game has no world of its own.')
    await arrive(game.world)
    return { seed, ...(await fight(game)) }
  } finally {
    await game.close()
  }
}

async function arrive(world: GameWorld): Promise<void> {
  for (const [name, count] of Object.entries(kit))
    for (let left = count; left > 0; left -= 64) await world.give('bot', { name, count: Math.min(64, left) })
  await world.runCommand('execute in the_end run fill 98 48 -2 102 48 2 obsidian')
  await world.teleport('bot', { x: 100.5, y: 49, z: 0.5, dimension: 'the_end' })
}

async function fight(game: Game): Promise<Omit<Fight, 'seed'>> {
  const agent = plannerActionAgent({ techTree: createTechTree('1.19.4') })
  let { observation } = await game.step({
    name: 'main',
    source: 'async function main(bot) { await bot.waitForTicks(45) }',
  })
  let ticks = 0
  for (let count = 0; count < mostPrograms; count += 1) {
    const step = await game.step(await agent.generate({ task, observation, skills: [] }))
    observation = step.observation
    ticks += observation.elapsedTicks
    const minutes = ticks / ticksPerMinute
    if (step.events.some((event) => event.type === 'creature-kill' && event.creature === 'ender_dragon'))
      return { end: 'won', minutes }
    const death = step.events.find((event) => event.type === 'death')
    if (death?.type === 'death') return { end: `the bot ${death.cause ?? 'died'}`, minutes }
  }
  return { end: `not over after ${mostPrograms} programs`, minutes: ticks / ticksPerMinute }
}
