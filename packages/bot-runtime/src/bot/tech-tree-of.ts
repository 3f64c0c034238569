import { createTechTree, UnsupportedVersionError, type TechTree } from '@voyager-mc/tech-tree'
import type { Bot } from 'mineflayer'

/** A tree takes a second to make, the next one of its version a tenth. */
const trees = new WeakMap<Bot['registry'], TechTree>()

/** The tech tree of the version that a bot plays; undefined where there is none. */
export function techTreeOf(bot: Pick<Bot, 'registry' | 'version'>): TechTree | undefined {
  const known = trees.get(bot.registry)
  if (known) return known
  try {
    const tree = createTechTree(bot.version)
    trees.set(bot.registry, tree)
    return tree
  } catch (error) {
    if (UnsupportedVersionError.isInstance(error)) return undefined
    throw error
  }
}
