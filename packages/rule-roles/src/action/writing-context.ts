import type { ItemCounts } from '@voyager-mc/core'
import type { TechTree, Way } from '@voyager-mc/tech-tree'
import type { ItemFamily } from './item-families.ts'
import type { WayChooser } from '../experience/choose-by-experience.ts'
import type { ProgramDraft } from './program-draft.ts'
import type { SkillStep } from './skill-step.ts'

/** Something a program needs: a function that brings it, and the names that count as it. */
export interface Supply {
  readonly functionName: string
  readonly names: readonly string[]
  /** True when gathering it leads away from the surface, so that it is fetched after nearer things. */
  readonly isDeep: boolean
  /** True when it is gathered or is what many other things are made of. */
  readonly isRaw: boolean
}

export interface SupplyOptions {
  /** Items further up the chain, which must not be needed again. */
  readonly path?: readonly string[]
  /** The way to take; the cheapest by default. */
  readonly way?: Way
}

/** Writes the functions that bring things and tells their names; undefined when no program can bring it. */
export interface Suppliers {
  item(item: string, context: WritingContext, options?: SupplyOptions): Supply | undefined
  family(family: ItemFamily, context: WritingContext, options?: SupplyOptions): Supply
  /** One ingredient: a family where any kind will do, else the very item. */
  input(input: string, context: WritingContext, options: Required<SupplyOptions>): Supply | undefined
}

/** Context that all writers of parts of one program share. */
export interface WritingContext {
  readonly techTree: TechTree
  readonly families: readonly ItemFamily[]
  readonly draft: ProgramDraft
  readonly supply: Suppliers
  /** Retrieved skills that may stand for a step. */
  readonly skills: readonly SkillStep[]
  /** Chooses where several ways lead to an item. */
  readonly chooser: WayChooser
  /** Whether an item is held, or such a block is in sight, when the program is written. */
  readonly has: (name: string) => boolean
  /** Items that lie in the agent's own chest at home; empty where it has none. */
  readonly hoard: ItemCounts
  /** Whether what is dear may be put into it, because the agent's life goes on after the task. */
  readonly keepsSafe: boolean
  /** Collects things that the program needs and nothing can bring. */
  readonly lacks: Set<string>
  /** Name of the program being written, which must not call itself. */
  readonly mainName: string
  /** 1 for the first attempt at a task; later ones look farther and try other sources. */
  readonly attempt: number
  /** Rounds of searching for the source of a way until the attempt ends without it. */
  readonly searchRounds: (way: Way) => number
  /** Whether the way leads over more than one dimension, or begins in another than the Overworld. */
  readonly travels: boolean
}
