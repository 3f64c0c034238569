import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot, FindBlockOptions } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { cellAskerOf, type AskCells } from '../membrane/cell-question.ts'
import type { RunControl } from '../membrane/program-host.ts'
import { askDirectly } from './ask-directly.ts'
import { matchBlocks } from './match-blocks.ts'

/** Parts of a run that a search works with, besides the bot. */
export interface FindBlocksContext {
  /** Puts each part of the search on the budget of the step, and ends it with that. */
  readonly spend: RunControl['spend']
  /** The `bot` that the program knows. */
  readonly facade: object
}

/** Microseconds for finding a section and looking at its palette, and for reading its 4,096 cells. */
const sectionUs = 2
const scanUs = 300

/**
 * mineflayer's `findBlocks` with its defaults. A search by block id reads states instead of building blocks, a search
 * with a function of the program asks it about a section at a time.
 */
export function findBlocks(
  bot: Bot,
  { matching, maxDistance, count, point, useExtraInfo }: FindBlockOptions,
  { spend, facade }: FindBlocksContext,
): Vec3[] {
  const search = {
    maxDistance: maxDistance || 16,
    limit: count || 1,
    onScan: () => spend(scanUs),
    ...(point && { point }),
  }
  spend((search.maxDistance / 8 + 1) ** 3 * sectionUs)
  const also = typeof useExtraInfo === 'function' ? useExtraInfo : undefined
  const askerOf = (action: Function): AskCells => cellAskerOf(action) ?? askDirectly(bot, action)
  if (typeof matching === 'function') {
    return matchBlocks(bot, { ...search, ask: askerOf(matching), facade, ...(also && { also }) })
  }
  const ids = typeof matching === 'number' ? [matching] : matching
  const blocks = ids.flatMap((id) => bot.registry.blocks[id] ?? [])
  if (also) return matchBlocks(bot, { ...search, ask: askerOf(also), facade, states: statesOf(blocks) })
  return findNearestBlocks(bot, { names: blocks.map(({ name }) => name), ...search })
}

function statesOf(blocks: readonly Bot['registry']['blocksArray'][number][]): ReadonlySet<number> {
  return new Set(
    blocks.flatMap(({ minStateId, maxStateId }) =>
      Array.from({ length: maxStateId - minStateId + 1 }, (_, index) => minStateId + index),
    ),
  )
}
