import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import { countItems } from '../bot/inventory-changes.ts'
import { callPrimitive } from './call-primitive.ts'
import { craftItem } from './craft-item.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { findStation, searchBlocks } from './find-station.ts'
import { makePlanks, planksOfTable } from './make-planks.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'
import { blockNamed } from './resolve-name.ts'

/** Makes sure that a station stands nearby. */
export const ensureStation: Primitive = definePrimitive({
  name: 'ensureStation',
  summary: 'Sees to a station `name`, such as anvil, within 32 blocks: near, carried or new.',
  parameters: { name: { type: 'string', summary: 'block name: crafting_table, furnace, smoker, anvil …' } },
  example: 'const { detail } = await ensureStation(bot, "crafting_table")',
  async run(context, { name }) {
    const station = blockNamed(context.bot, 'ensureStation', name).name
    const { found, problem = '' } = await findOrMake(context, station)
    if (found) {
      const { x, y, z } = found
      return succeeded({ station, position: { x, y, z } })
    }
    const why = problem === '' ? '' : `: ${problem}`
    const isItem = station in context.bot.registry.itemsByName
    const remedy = isItem ? `; obtain(bot, "${station}") gathers what it takes` : ''
    const message = `There is no ${station} within 32 blocks, and I cannot make one of what I carry${why}${remedy}`
    return failed('missing-station', message, { station })
  },
})

interface Sought {
  readonly found?: Awaited<ReturnType<typeof findStation>>
  /** Why none could be made, in words. */
  readonly problem?: string | undefined
}

async function findOrMake(context: PrimitiveContext, station: string): Promise<Sought> {
  const found = await findStation(context, station)
  if (found) return { found }
  if (!(station in context.bot.registry.itemsByName)) return {}
  const problem = await makeStation(context, station)
  if (countItems(context.bot)[station] === undefined) return { problem }
  return { found: await findStation(context, station) }
}

const table = 'crafting_table'

/** Crafts a station, with the table that it takes; resolves to what went wrong. */
async function makeStation(context: PrimitiveContext, station: string): Promise<string | undefined> {
  if (station === table) await makePlanks(context, planksOfTable)
  else if (takesTable(context.bot, station) && !hasTable(context.bot)) {
    const problem = await makeStation(context, table)
    if (problem !== undefined) return problem
  }
  return callPrimitive(context, craftItem, station, 1)
}

function takesTable(bot: Bot, station: string): boolean {
  const type = bot.registry.itemsByName[station]?.id
  return type !== undefined && bot.recipesAll(type, null, null).length === 0
}

function hasTable(bot: Bot): boolean {
  return (
    countItems(bot)[table] !== undefined ||
    findNearestBlocks(bot, { names: [table], maxDistance: searchBlocks, limit: 1 }).length > 0
  )
}
