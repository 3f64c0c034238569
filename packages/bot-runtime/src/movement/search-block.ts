import type { SafeBlock } from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { isWet } from '../bot/is-wet.ts'
import type { WayNode } from './way-node.ts'

/** Properties that a search reads of every block of one state. */
export interface BlockKind {
  /** Some block of that state; undefined where nothing is loaded. */
  readonly block: Block | undefined
  readonly climbable: boolean
  readonly physical: boolean
  readonly safe: boolean
  readonly replaceable: boolean
  readonly liquid: boolean
  readonly canFall: boolean
  /** Whether it is full of water. */
  readonly isWet: boolean
  readonly isLava: boolean
  /** Whether it burns the feet of whoever stands on it. */
  readonly isHot: boolean
  readonly openable: boolean
  /** Height to which it carries a body, from its own floor. */
  readonly top: number
}

/** A block as a search for a way keeps it. Pathfinder's declarations want all of a block, of which it reads what is here. */
export type SearchBlock = LandBlock & SafeBlock

/** Makes a block that nobody has asked about yet. */
export function makeSearchBlock(place: Place, kind: BlockKind): SearchBlock {
  return new LandBlock(place, kind) as SearchBlock
}

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** It is its own position, and what was found out about it is kept with it. */
class LandBlock extends Vec3 {
  readonly kind: BlockKind
  readonly physical: boolean
  readonly safe: boolean
  readonly liquid: boolean
  readonly replaceable: boolean
  /** Height to which it carries a body. */
  height: number
  /** Cost of a body being there, what must be broken for that included; absent until somebody asked, like all below. */
  enterCost: number | undefined = undefined
  /** Cost of stepping there for what the settings say about places. */
  stepCost: number | undefined = undefined
  /** Cost of breaking it. */
  breakCost: number | undefined = undefined
  isBreakable: boolean | undefined = undefined
  /** Cost of building there, beside that of the block. */
  placeCost: number | undefined = undefined
  /** Place of a body there among the ways of the search. */
  node: WayNode<SearchBlock> | undefined = undefined

  constructor(place: Place, kind: BlockKind) {
    super(place.x, place.y, place.z)
    this.kind = kind
    this.physical = kind.physical
    this.safe = kind.safe
    this.liquid = kind.liquid
    this.replaceable = kind.replaceable
    this.height = place.y + kind.top
  }

  get position(): Vec3 {
    return this
  }
  get climbable(): boolean {
    return this.kind.climbable
  }
  get canFall(): boolean {
    return this.kind.canFall
  }
  get isWet(): boolean {
    return this.kind.isWet
  }
  get openable(): boolean {
    return this.kind.openable
  }
  get name(): string | undefined {
    return this.kind.block?.name
  }
  get type(): number | undefined {
    return this.kind.block?.type
  }
  get shapes(): Block['shapes'] | undefined {
    return this.kind.block?.shapes
  }
}

/** The block with all that belongs to one, for settings that a program made. */
export function wholeBlock({ kind, x, y, z, height }: SearchBlock): SafeBlock {
  const { block = null, physical, safe, liquid, replaceable, climbable, openable } = kind
  const facts = {
    position: new Vec3(x, y, z),
    height,
    physical,
    safe,
    liquid,
    replaceable,
    climbable,
    openable,
  }
  return Object.assign(Object.create(block), facts)
}

/** Height to which a block carries a body. A swimmer is carried as well, and climbs from deep water onto the land beside it. */
export function heightOf({ name, shapes }: Block): number {
  return isWet(name) ? 1 : shapes.reduce((top, shape) => Math.max(top, shape[4] ?? 0), 0)
}

/** Pathfinder treats a cost above this as "cannot be done". */
export const impossibleCost = 100

/** Where nothing is loaded. */
export const missingKind: BlockKind = {
  block: undefined,
  replaceable: false,
  canFall: false,
  isWet: false,
  isLava: false,
  isHot: false,
  safe: false,
  physical: false,
  liquid: false,
  climbable: false,
  openable: false,
  top: 0,
}
