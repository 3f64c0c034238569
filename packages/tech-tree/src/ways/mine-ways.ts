import { blockEffort } from '../sources/block-effort.ts'
import type { GameBlock, GameData } from '../sources/load-game-data.ts'
import type { MineWay } from '../contract/way.ts'
import { expectedDrops } from './expected-drops.ts'

/** Rough seconds for a block that stands nearby anyway. */
const nearbyEffort = 3

/** Everything that drops from a block; blocks that drop the same with the same tools are one way. */
export function mineWays({ blocks, items }: GameData): readonly MineWay[] {
  const groups = new Map<string, MineWay>()
  for (const block of blocks.values()) {
    for (const [item, yields] of Object.entries(expectedDrops(block.name, block.drops))) {
      if (!items.has(item)) continue
      const way = wayOf(block, item, yields)
      const key = `${item} ${way.tools.join()} ${way.isNatural ? way.yields : way.blocks.join()}`
      groups.set(key, merge(groups.get(key), way))
    }
  }
  return [...groups.values()]
}

function wayOf({ name, tools }: GameBlock, item: string, yields: number): MineWay {
  const effort = blockEffort(name)
  const isNatural = Number.isFinite(effort)
  return {
    type: 'mine',
    item,
    yields,
    inputs: {},
    tools,
    blocks: [name],
    isNatural,
    effort: isNatural ? effort : nearbyEffort,
  }
}

function merge(known: MineWay | undefined, way: MineWay): MineWay {
  if (known === undefined) return way
  const [first, second] = known.effort <= way.effort ? [known, way] : [way, known]
  return { ...first, blocks: [...first.blocks, ...second.blocks] }
}
