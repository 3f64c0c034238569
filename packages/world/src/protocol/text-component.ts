import nbt from 'prismarine-nbt'
import type { WorldContext } from '../context/world-context.ts'

/** Gives plain text in the form the version's chat fields want: an NBT compound from 1.20.3, JSON before. */
export function textComponent(world: Pick<WorldContext, 'supports'>, text: string): unknown {
  if (world.supports('chatPacketsUseNbtComponents')) return nbt.comp({ text: nbt.string(text) })
  return JSON.stringify({ text })
}
