import type { Observation, Position, Program } from '@voyager-mc/core'
import type { Offset } from '../suite/offset.ts'
import type { TaskStart } from '../suite/suite-schema.ts'
import type { TrialGame } from './trial-game.ts'
import { trialPlayer } from './trial-player.ts'
import { TrialStartError } from './trial-start-error.ts'

/** The world as the agent finds it. */
export interface SetStartResult {
  readonly observation: Observation
  /** The place that offsets count from, in whole blocks. */
  readonly origin: Position
}

/** Brings the world of a game to the start of a task and returns what the bot sees then. */
export async function setStart(game: TrialGame, start: TaskStart): Promise<SetStartResult> {
  const { position } = await game.reset()
  const origin = { x: Math.floor(position.x), y: Math.floor(position.y), z: Math.floor(position.z) }
  const observation = await furnish(game, { start, origin })
  for (const mate of game.mates ?? []) {
    await mate.reset()
    await game.world.runCommand(`tp ${mate.name} ${origin.x + 0.5} ${origin.y} ${origin.z + 0.5}`)
  }
  return { observation, origin }
}

/** Place of a start, and what stands there. */
interface PlacedStart {
  readonly start: TaskStart
  readonly origin: Position
}

/** Brings the world and its one bot back to the start of a task: empty hands, the same place, everything there anew. */
export async function startAgain(game: TrialGame, placed: PlacedStart): Promise<void> {
  const { x, y, z } = placed.origin
  await game.world.runCommand(`clear ${trialPlayer}`)
  await game.world.runCommand(`tp ${trialPlayer} ${x + 0.5} ${y} ${z + 0.5}`)
  await furnish(game, placed)
}

async function furnish(game: TrialGame, { start, origin }: PlacedStart): Promise<Observation> {
  for (const line of startCommands(start, origin)) {
    const { isSuccess, text = 'nothing' } = await game.world.runCommand(line)
    if (!isSuccess && !changesNothing.test(text)) {
      throw new TrialStartError(
        `The world answered ${JSON.stringify(text)} to ${line}; correct the start of the task.`,
      )
    }
  }
  for (const [name, count] of Object.entries(start.inventory)) {
    const given = await game.world.give(trialPlayer, { name, count })
    if (given < count) {
      throw new TrialStartError(
        `Only ${given} of ${count} ${name} found room; give less in the start of the task.`,
      )
    }
  }
  return settle(game, start)
}

const wait = (ticks: number): Program => ({
  name: 'settle',
  source: `async function settle(bot) { await bot.waitForTicks(${ticks}) }`,
})

/** Ticks until everything that was put there has reached the bot and fallen to the ground. */
const settlingTicks = 20
const hungryTicks = 4
/** More rounds than an empty stomach takes. */
const hungryRounds = 20

async function settle(game: TrialGame, { food }: TaskStart): Promise<Observation> {
  let { observation } = await game.step(wait(settlingTicks))
  if (food >= fullFood) return observation
  await game.world.runCommand(`effect give ${trialPlayer} hunger 1000 200`)
  for (let round = 0; round < hungryRounds && observation.food > food; round += 1) {
    observation = (await game.step(wait(hungryTicks))).observation
  }
  await game.world.runCommand(`effect clear ${trialPlayer}`)
  return (await game.step(wait(1))).observation
}

/** Answers to commands whose goal is there already: vanilla calls that a failure. */
const changesNothing =
  /^(No blocks were filled|Could not set the block|Nothing changed\.|The difficulty did not change)/

/** The start as commands, in order. */
export function startCommands(start: TaskStart, origin: Position): readonly string[] {
  const { difficulty, timeOfDay, weather, clearing, blocks, mobs } = start
  const place = (at: Offset): string => `${origin.x + at.x} ${origin.y + at.y} ${origin.z + at.z}`
  const lines = [`difficulty ${difficulty}`]
  if (timeOfDay !== undefined) lines.push(`time set ${timeOfDay}`)
  if (weather !== undefined) lines.push(`weather ${weather} 1000000`)
  if (clearing !== undefined) lines.push(...clearingCommands(clearing, place))
  for (const { block, at, to = at, state = {}, data } of blocks) {
    const name = `${block}${describeState(state)}`
    lines.push(to === at ? `setblock ${place(at)} ${name}` : `fill ${place(at)} ${place(to)} ${name}`)
    if (data !== undefined) lines.push(`data merge block ${place(at)} ${data}`)
  }
  for (const { mob, at, data = '' } of mobs) lines.push(`summon ${mob} ${place(at)} ${data}`.trim())
  return lines
}

function describeState(state: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(state).map(([key, value]) => `${key}=${value}`)
  return pairs.length === 0 ? '' : `[${pairs.join(',')}]`
}

const fullFood = 20
const clearingHeight = 8
const clearingDepth = 4

/** Earth below, grass at the feet, and air above as high as trees go. */
function clearingCommands(radius: number, place: (at: Offset) => string): readonly string[] {
  const square = (low: number, high: number, block: string): string =>
    `fill ${place({ x: -radius, y: low, z: -radius })} ${place({ x: radius, y: high, z: radius })} ${block}`
  return [square(0, clearingHeight, 'air'), square(-clearingDepth, -2, 'dirt'), square(-1, -1, 'grass_block')]
}
