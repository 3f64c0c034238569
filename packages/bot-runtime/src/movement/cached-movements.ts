import pathfinderPackage from 'mineflayer-pathfinder'
import type { Move, SafeBlock } from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { cellKey } from '../bot/cell-key.ts'
import { canCutCorner, isHarmlessGap } from './corners.ts'
import { classifyBlock } from './classify-block.ts'
import { pathDigCost } from './path-dig-cost.ts'
import { brinkCost, crossingCost, hotFloorCost, touchesLava } from './lava-costs.ts'
import { plainMove } from './plain-move.ts'
import {
  impossibleCost,
  makeSearchBlock,
  missingKind,
  wholeBlock,
  type BlockKind,
  type SearchBlock,
} from './search-block.ts'
import { SearchLand } from './search-land.ts'

interface Coordinates {
  readonly x: number
  readonly y: number
  readonly z: number
}

const straight = { x: 0, z: 0 }

/** Pathfinder's movements with every block looked up and priced once per search instead of once per neighbour. */
export class CachedMovements extends pathfinderPackage.Movements {
  /** Whether the search may dig the block below its own feet. */
  allowStraightDown = true
  /** Whether a leap may lead over lava or a deep pit, one cell wide. */
  leapsOverDepths = false
  /** Whether some breakable blocks must stay, by position. */
  keep: (position: Vec3) => boolean = () => false
  /** Costs of a body being at a place, beside those of pathfinder's own `exclusionAreasStep`, which look at whole blocks. */
  stepCosts: ((place: Vec3) => number)[] = []
  /** The same for breaking the block at a place. */
  breakCosts: ((place: Vec3) => number)[] = []
  /** Cost of a step while swimming, which the declarations leave out. */
  declare readonly liquidCost: number
  readonly #kinds = new Map<number, BlockKind>()
  readonly #digCosts = new Map<number, number>()
  /** Creatures by cell: the base class looks them up by a text made anew for every block of a search. */
  readonly #creatures = new Map<number, number>()
  #land = this.#newLand()

  /** The land as the search under way knows it; a search that goes on later puts its own back. */
  get land(): SearchLand {
    return this.#land
  }
  set land(land: SearchLand) {
    this.#land = land
  }

  /** Drops what is known about blocks: it depends on the settings. */
  forgetBlocks(): void {
    this.#kinds.clear()
    this.clearCollisionIndex()
  }

  override clearCollisionIndex(): void {
    super.clearCollisionIndex()
    this.#land = this.#newLand()
    this.#digCosts.clear()
    this.#creatures.clear()
  }

  override updateCollisionIndex(): void {
    super.updateCollisionIndex()
    this.#creatures.clear()
    for (const [cell, cost] of Object.entries(this.entityIntersections)) {
      const [x = 0, y = 0, z = 0] = cell.split(',').map(Number)
      this.#creatures.set(cellKey(x, y, z), Number(cost))
    }
  }

  override getNumEntitiesAt(position: Coordinates, dx: number, dy: number, dz: number): number {
    if (!this.allowEntityDetection || this.#creatures.size === 0 || !position) return 0
    return this.#creatures.get(cellKey(position.x + dx, position.y + dy, position.z + dz)) ?? 0
  }

  override getBlock(from: Coordinates, dx: number, dy: number, dz: number): SearchBlock {
    if (!from) return makeSearchBlock({ x: 0, y: dy, z: 0 }, missingKind)
    return this.#land.at(Math.floor(from.x + dx), Math.floor(from.y + dy), Math.floor(from.z + dz))
  }

  // The base method raises `height` of the block ahead, where it would build a step.
  override getMoveJumpUp(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    const ahead = this.getBlock(node, direction.x, 0, direction.z)
    const { height } = ahead
    super.getMoveJumpUp(node, direction, neighbors)
    ahead.height = height
  }

  // A jump that fails ends at the bottom of what it leads over; where that is deep, the base method leaps without a run.
  override getMoveParkourForward(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    const isHarmless = isHarmlessGap(this, this.getBlock(node, direction.x, 0, direction.z))
    if (!isHarmless && !this.leapsOverDepths) return
    const { allowSprinting } = this
    this.allowSprinting &&= isHarmless
    super.getMoveParkourForward(node, direction, neighbors)
    this.allowSprinting = allowSprinting
  }

  // The base method knows no way up through water.
  override getMoveUp(node: Move, neighbors: Move[]): void {
    const above = this.getBlock(node, 0, 1, 0)
    if (!this.getBlock(node, 0, 0, 0).isWet || !above.isWet) super.getMoveUp(node, neighbors)
    else if (this.getBlock(node, 0, 2, 0).safe)
      neighbors.push(plainMove(node.x, node.y + 1, node.z, node.remainingBlocks))
  }

  override getMoveDiagonal(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    if (canCutCorner(this, this.getBlock(node, 0, 0, 0), direction))
      super.getMoveDiagonal(node, direction, neighbors)
  }

  override getMoveDown(node: Move, neighbors: Move[]): void {
    const isOpen = this.getBlock(node, 0, -1, 0).safe
    if (isOpen || (this.allowStraightDown && !this.hangsBelow(node, straight)))
      super.getMoveDown(node, neighbors)
  }

  override getMoveDropDown(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    if (!this.hangsBelow(node, direction)) super.getMoveDropDown(node, direction, neighbors)
  }

  override getLandingBlock(from: Coordinates, direction: { x: number; z: number }): SearchBlock {
    // Pathfinder's types leave out that there may be nothing to land on.
    return (this.landingBelow(from, direction) ?? null) as SearchBlock
  }

  /** Where a fall ends; pathfinder's own method goes down to the bottom for every neighbour, which over an abyss is most of a search. */
  landingBelow({ x, y, z }: Coordinates, direction: { x: number; z: number }): SearchBlock | undefined {
    const column = { x: Math.floor(x) + direction.x, z: Math.floor(z) + direction.z }
    // The declarations leave the floor of the world out.
    const minY = Number(Reflect.get(this.bot.game, 'minY') ?? 0)
    const end = this.#land.falls.endBelow({ ...column, y: Math.floor(y) - 2, minY })
    if (end?.liquid && end.safe) return end
    if (!end?.physical || y - end.y > this.maxDropDown) return undefined
    return this.#land.at(column.x, end.y + 1, column.z)
  }

  /** Whether the ground below is sand over a cave: it falls as soon as anything beside it is dug, with whoever stands on it. */
  hangsBelow(node: Coordinates, { x, z }: { x: number; z: number }): boolean {
    for (let down = 2; ; down += 1) {
      const block = this.getBlock(node, x, -down, z)
      if (!block.canFall) return down > 2 && !block.physical && !block.liquid
    }
  }

  // A bridge over a lake of lava is for those who have no other way.
  override exclusionPlace(given: SafeBlock): number {
    const block = ownBlock(given)
    block.placeCost ??=
      (this.exclusionAreasPlace.length > 0 ? super.exclusionPlace(wholeBlock(block)) : 0) +
      crossingCost(this.#land, block)
    return block.placeCost
  }

  override exclusionStep(given: SafeBlock): number {
    const block = ownBlock(given)
    if (block.stepCost !== undefined) return block.stepCost
    let cost = this.exclusionAreasStep.length > 0 ? super.exclusionStep(wholeBlock(block)) : 0
    cost += hotFloorCost(this.#land, block)
    for (const costAt of this.stepCosts) cost += costAt(block)
    block.stepCost = cost
    return cost
  }

  override exclusionBreak(given: SafeBlock): number {
    const block = ownBlock(given)
    let cost = this.exclusionAreasBreak.length > 0 ? super.exclusionBreak(wholeBlock(block)) : 0
    for (const costAt of this.breakCosts) cost += costAt(block)
    return cost
  }

  // Pathfinder's types leave the second parameter out.
  override safeOrBreak(given: SafeBlock, toBreak?: Vec3[]): number {
    const block = ownBlock(given)
    const cost = this.enterCost(block)
    if (!block.safe && this.#breakCost(block) < impossibleCost) toBreak?.push(block.position)
    return cost
  }

  override safeToBreak(given: SafeBlock): boolean {
    const block = ownBlock(given)
    block.isBreakable ??=
      // Also when flowing water is accepted as the price of getting out of a hole.
      !this.keep(block) && !touchesLava(this.#land, block) && Boolean(super.safeToBreak(block))
    return block.isBreakable
  }

  /** Cost of a body being in a cell, what must be broken for that included. */
  enterCost(block: SearchBlock): number {
    return (block.enterCost ??= this.#enterCost(block))
  }

  #newLand(): SearchLand {
    return new SearchLand(this.bot, (state, place) => this.#kindOf(state, place))
  }

  #enterCost(block: SearchBlock): number {
    const cost =
      this.exclusionStep(block) + this.getNumEntitiesAt(block, 0, 0, 0) + brinkCost(this.#land, block)
    if (block.safe) return cost
    const breakCost = this.#breakCost(block)
    return breakCost >= impossibleCost ? impossibleCost : cost + breakCost
  }

  #breakCost(block: SearchBlock): number {
    block.breakCost ??= this.safeToBreak(block) ? this.#digCost(block.kind.block) : impossibleCost
    return block.breakCost
  }

  #digCost(block: Block | undefined): number {
    if (!block) return impossibleCost
    const state = block.stateId ?? -1
    let cost = this.#digCosts.get(state)
    if (cost === undefined) {
      cost = pathDigCost(this.bot, block, { digCost: this.digCost })
      this.#digCosts.set(state, cost)
    }
    return cost
  }

  #kindOf(state: number, place: Vec3): BlockKind | undefined {
    let kind = this.#kinds.get(state)
    if (!kind) {
      const block = this.bot.blockAt(place, false)
      if (!block) return undefined
      kind = classifyBlock(this, block)
      this.#kinds.set(state, kind)
    }
    return kind
  }
}

/** Every block that pathfinder hands back comes from `getBlock`. */
function ownBlock(block: SafeBlock): SearchBlock {
  return block as SearchBlock
}
