import type { Tool as ToolDescription } from '@modelcontextprotocol/sdk/types.js'

/** Hints by which clients decide whether to ask a person first. */
export type ToolHints = NonNullable<ToolDescription['annotations']>

// They move the bot or its eyes, or look something up; nothing is used up, broken or hurt.
const gentle: ReadonlySet<string> = new Set([
  'goTo',
  'followPlayer',
  'fleeFrom',
  'equipItem',
  'countItems',
  'checkItemInsideChest',
  'remember',
  'recall',
  'waitForMobRemoved',
  'waitForMobShot',
])

// A second call with the same arguments changes nothing more.
const repeatable: ReadonlySet<string> = new Set(['goTo', 'equipItem', 'countItems', 'remember', 'recall'])

// They change neither the world nor the bot.
const reading: ReadonlySet<string> = new Set(['countItems', 'recall'])

/** Hints for the tool of a primitive; what is not known to be gentle may break blocks, hurt creatures or use things up. */
export function hintsOf(primitive: string): ToolHints {
  return {
    readOnlyHint: reading.has(primitive),
    destructiveHint: !gentle.has(primitive),
    idempotentHint: repeatable.has(primitive),
    openWorldHint: true,
  }
}

/** Hints for programs, learned or new: they may do whatever a player may. */
export const programHints: ToolHints = { readOnlyHint: false, destructiveHint: true, openWorldHint: true }
