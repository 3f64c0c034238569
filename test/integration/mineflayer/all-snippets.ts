import { deeds } from './deeds.ts'
import { javascript } from './javascript.ts'
import { looks } from './looks.ts'
import { outOfReach } from './out-of-reach.ts'
import { reads } from './reads.ts'

/** One use of what mineflayer documents, as people write it. */
export interface MineflayerSnippet {
  readonly uses: string
  /** Statements of a program; awaits are allowed. */
  readonly code: string
}

/** Uses of mineflayer's documented surface and of JavaScript around it. */
export const mineflayerSnippets: readonly MineflayerSnippet[] = [
  ...reads,
  ...looks,
  ...deeds,
  ...javascript,
  ...outOfReach,
].map(([uses, code]) => ({ uses, code }))
