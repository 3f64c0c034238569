import type { BlockState } from './block-state.ts'
import type { Registry } from './registry.ts'

const litLevels: Readonly<Record<string, number>> = {
  furnace: 13,
  smoker: 13,
  blast_furnace: 13,
  redstone_lamp: 15,
  redstone_ore: 9,
  deepslate_redstone_ore: 9,
}
const anchorLevels: readonly number[] = [0, 3, 7, 11, 15]
const vineLevel = 14
const lichenLevel = 7

/** Properties without one of which all states of a block give the same light. */
export const lightProperties: ReadonlySet<string> = new Set(['lit', 'pickles', 'charges', 'berries'])

/** The light that a block gives in its state, 0 to 15: https://minecraft.wiki/w/Light#Blocks */
export function lightEmissionOf(registry: Registry, { name, properties }: BlockState): number {
  const { lit } = properties
  if (lit === false) return 0
  if (lit === true && name.endsWith('candle')) return 3 * Number(properties['candles'] ?? 1)
  if (lit === true && litLevels[name] !== undefined) return litLevels[name]
  if (name === 'sea_pickle')
    return properties['waterlogged'] === true ? 3 + 3 * Number(properties['pickles']) : 0
  if (name === 'respawn_anchor') return anchorLevels[Number(properties['charges'])] ?? 0
  if (name.startsWith('cave_vines')) return properties['berries'] === true ? vineLevel : 0
  if (name === 'glow_lichen') return lichenLevel
  return registry.blocksByName[name]?.emitLight ?? 0
}
