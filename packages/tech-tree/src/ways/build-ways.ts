import type { GameData } from '../sources/load-game-data.ts'
import { specialWays } from '../sources/special-ways.ts'
import { silkTouchWays } from '../sources/silk-touch-ways.ts'
import type { Way } from '../contract/way.ts'
import { craftWays } from './craft-ways.ts'
import { killWays } from './kill-ways.ts'
import { mineWays } from './mine-ways.ts'
import { smeltWays } from './smelt-ways.ts'

/** All ways of the version by item; ways that name things the version lacks are dropped. */
export function buildWays(data: GameData): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Way[]>()
  const all = [
    ...craftWays(data),
    ...mineWays(data),
    ...killWays(data),
    ...smeltWays(data),
    ...silkTouchWays(data),
    ...specialWays(),
  ]
  for (const way of all) {
    const known = fitToVersion(way, data)
    if (known === undefined) continue
    const list = ways.get(way.item)
    if (list === undefined) ways.set(way.item, [known])
    else list.push(known)
  }
  return ways
}

function fitToVersion(way: Way, { items, blocks }: GameData): Way | undefined {
  if (!items.has(way.item) || Object.keys(way.inputs).some((input) => !items.has(input))) return undefined
  const tools = way.tools.filter((tool) => items.has(tool))
  if (way.tools.length > 0 && tools.length === 0) return undefined
  if (way.type === 'mine' && !way.blocks.some((block) => blocks.has(block))) return undefined
  const template = 'netherite_upgrade_smithing_template'
  // Since 1.20 every netherite upgrade uses up a template.
  if (way.type === 'smith' && items.has(template)) {
    return { ...way, tools, inputs: { ...way.inputs, [template]: 1 } }
  }
  return { ...way, tools }
}
