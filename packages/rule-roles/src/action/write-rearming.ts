import type { Observation } from '@voyager-mc/core'
import type { WritingContext } from './writing-context.ts'

/** Plain tools that are quickly had, and without which every dig and every fight takes minutes. */
const plainTools = ['stone_pickaxe', 'stone_sword']

/** Whether a death has left nothing to dig with. */
export function isBare({ recentDeath, inventory }: Observation): boolean {
  return recentDeath !== undefined && !Object.keys(inventory).some((item) => item.endsWith('_pickaxe'))
}

/** Adds the function `rearm`, which makes the plain tools that are not held. */
export function defineRearming(context: WritingContext): void {
  const { draft, supply } = context
  const lines = plainTools.flatMap((tool) => {
    const made = supply.item(tool, context)
    const kind = JSON.stringify(tool.replace('stone', ''))
    const isMissing = `!bot.inventory.items().some((item) => item.name.endsWith(${kind}))`
    return made === undefined ? [] : [`  if (${isMissing}) await ${made.functionName}(bot, 1);`]
  })
  draft.define(
    'rearm',
    `// Makes tools again that a death has taken.\nasync function rearm(bot) {\n${lines.join('\n')}\n}`,
  )
}
