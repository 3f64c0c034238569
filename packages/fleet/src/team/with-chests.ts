import type { Environment, StepResult } from '@voyager-mc/core'
import type { TaskBoard } from './task-board.ts'

/** Blocks that keep what is put into them. */
const container = /^(?:chest|trapped_chest|barrel)$|shulker_box$/

/**
 * The environment of a bot that takes nothing out of the chests of others. A chest that it places is its own, unless
 * somebody owns that place; one that it digs up is nobody's any more.
 */
export function withChests(
  environment: Environment,
  { board, bot }: { readonly board: TaskBoard; readonly bot: string },
): Environment {
  return {
    ...environment,
    async step(program, options) {
      const othersChests = (await board.chests()).filter(({ owner }) => owner !== bot)
      const result = await environment.step(program, { ...options, othersChests })
      await noteChests(result, { board, bot })
      return result
    },
  }
}

async function noteChests(
  { events, observation: { dimension = 'overworld' } }: StepResult,
  { board, bot }: { readonly board: TaskBoard; readonly bot: string },
): Promise<void> {
  for (const event of events) {
    if (event.type !== 'block-place' && event.type !== 'block-dig') continue
    if (!container.test(event.block)) continue
    const { position } = event
    if (event.type === 'block-place') await board.own({ position, dimension, owner: bot })
    else await board.disown({ position, dimension })
  }
}
