import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Move, SafeBlock } from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { cellKey } from './cell-key.ts'
import { isTired } from '../bot/is-tired.ts'
import { isWet } from '../bot/is-wet.ts'
import { canCutCorner, isHarmlessGap } from './corners.ts'
import { crossingCost, brinkCost, touchesLava } from './lava-costs.ts'
import { createKnownFalls } from './known-falls.ts'
import { plainMove } from './plain-move.ts'
import { heightOf, impossibleCost, missingBlock, type SearchBlock } from './search-block.ts'

interface Coordinates {
  readonly x: number
  readonly y: number
  readonly z: number
}

const straight = { x: 0, z: 0 }

// Cost of a block that takes minutes.
const slowestCost = 90

/** Pathfinder's movements with every block looked up and priced once per search instead of once per neighbour. */
export class CachedMovements extends pathfinderPackage.Movements {
  /** Whether the search may dig the block below its own feet. */
  allowStraightDown = true
  /** Whether some breakable blocks must stay, by position. */
  keep: (position: Vec3) => boolean = () => false
  readonly #templates = new Map<number, SearchBlock>()
  readonly #columns = new Map<number, Map<number, SearchBlock>>()
  readonly #digCosts = new Map<number, number>()
  #column: Map<number, SearchBlock> | undefined
  #columnX = Number.NaN
  #columnZ = Number.NaN
  /** Creatures by cell: the base class looks them up by a text made anew for every block of a search. */
  readonly #creatures = new Map<number, number>()
  readonly #falls = createKnownFalls((x, y, z) => this.getBlock({ x, y, z }, 0, 0, 0))

  /** Drops what is known about blocks: it depends on the settings. */
  forgetBlocks(): void {
    this.#templates.clear()
    this.clearCollisionIndex()
  }

  override clearCollisionIndex(): void {
    super.clearCollisionIndex()
    this.#columns.clear()
    this.#falls.clear()
    this.#digCosts.clear()
    this.#creatures.clear()
    this.#column = undefined
    this.#columnX = Number.NaN
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
    if (!from) return missingBlock(dy)
    const x = Math.floor(from.x + dx)
    const y = Math.floor(from.y + dy)
    const z = Math.floor(from.z + dz)
    const column = this.#columnOf(x >> 4, z >> 4)
    const key = (x & 15) | ((z & 15) << 4) | ((y + 2048) << 8)
    let block = column.get(key)
    if (!block) {
      block = this.#load(x, y, z)
      column.set(key, block)
    }
    return block
  }

  // The base method raises `height` of the block ahead, where it would build a step.
  override getMoveJumpUp(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    const ahead = this.getBlock(node, direction.x, 0, direction.z)
    const { height } = ahead
    super.getMoveJumpUp(node, direction, neighbors)
    ahead.height = height
  }

  // A jump that fails ends at the bottom of what it leads over.
  override getMoveParkourForward(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    if (!isHarmlessGap(this, node, direction)) return
    super.getMoveParkourForward(node, direction, neighbors)
  }

  // The base method knows no way up through water.
  override getMoveUp(node: Move, neighbors: Move[]): void {
    const above = this.getBlock(node, 0, 1, 0)
    if (!this.getBlock(node, 0, 0, 0).isWet || !above.isWet) super.getMoveUp(node, neighbors)
    else if (this.getBlock(node, 0, 2, 0).safe)
      neighbors.push(plainMove(node.x, node.y + 1, node.z, node.remainingBlocks))
  }

  override getMoveDiagonal(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    if (canCutCorner(this, node, direction)) super.getMoveDiagonal(node, direction, neighbors)
  }

  override getMoveDown(node: Move, neighbors: Move[]): void {
    const isOpen = this.getBlock(node, 0, -1, 0).safe
    if (isOpen || (this.allowStraightDown && !this.#hangsBelow(node, straight)))
      super.getMoveDown(node, neighbors)
  }

  override getMoveDropDown(node: Move, direction: { x: number; z: number }, neighbors: Move[]): void {
    if (!this.#hangsBelow(node, direction)) super.getMoveDropDown(node, direction, neighbors)
  }

  // The base method goes down to the bottom for every neighbour, which over an abyss is most of a search.
  override getLandingBlock({ x, y, z }: Move, direction: { x: number; z: number }): SafeBlock {
    // The declarations leave the floor of the world out.
    const minY = Number(Reflect.get(this.bot.game, 'minY') ?? 0)
    const end = this.#falls.endBelow({ x: x + direction.x, y: y - 2, z: z + direction.z, minY })
    if (end?.liquid && end.safe) return end
    // Pathfinder's types leave out that there may be nothing to land on.
    if (!end?.physical || y - end.position.y > this.maxDropDown) return null as unknown as SafeBlock
    return this.getBlock(end.position, 0, 1, 0)
  }

  /** Whether the ground below is sand over a cave: it falls as soon as anything beside it is dug, with whoever stands on it. */
  #hangsBelow(node: Move, { x, z }: { x: number; z: number }): boolean {
    for (let down = 2; ; down += 1) {
      const block = this.getBlock(node, x, -down, z)
      if (!block.canFall) return down > 2 && !block.physical && !block.liquid
    }
  }

  // A bridge over a lake of lava is for those who have no other way.
  override exclusionPlace(block: SafeBlock): number {
    // Every block comes from getBlock above.
    const place = block as SearchBlock
    place.crossingCost ??= crossingCost(this, block.position)
    return super.exclusionPlace(block) + place.crossingCost
  }

  override safeOrBreak(given: SafeBlock, toBreak?: Vec3[]): number {
    // Every block comes from getBlock above; pathfinder's types leave the second parameter out.
    const block = given as SearchBlock
    const entities = this.getNumEntitiesAt(block.position, 0, 0, 0)
    block.lavaCost ??= brinkCost(this, block.position)
    const cost = this.exclusionStep(block) + entities + block.lavaCost
    if (block.safe) return cost
    block.breakCost ??= this.safeToBreak(block) ? this.#digCost(block) : impossibleCost
    if (block.breakCost >= impossibleCost) return impossibleCost
    toBreak?.push(block.position)
    return cost + block.breakCost
  }

  override safeToBreak(block: SafeBlock): boolean {
    return !this.keep(block.position) && !this.#touchesLava(block.position) && super.safeToBreak(block)
  }

  // Also when flowing water is accepted as the price of getting out of a hole.
  #touchesLava(position: Coordinates): boolean {
    return touchesLava(this, position)
  }

  #digCost(block: SearchBlock): number {
    const state = block.stateId ?? -1
    let cost = this.#digCosts.get(state)
    if (cost === undefined) {
      const tool = this.bot.pathfinder.bestHarvestTool(block)
      const { effects } = this.bot.entity
      const milliseconds = block.digTime(
        tool?.type ?? null,
        false,
        false,
        false,
        tool?.enchants ?? [],
        effects,
      )
      const whole = (1 + (3 * milliseconds) / 1000) * this.digCost
      // Arms that an elder guardian has tired take minutes: any open way is better, and none at all is worse.
      cost = isTired(this.bot) ? Math.min(whole, slowestCost) : whole
      this.#digCosts.set(state, cost)
    }
    return cost
  }

  #columnOf(chunkX: number, chunkZ: number): Map<number, SearchBlock> {
    if (this.#column && chunkX === this.#columnX && chunkZ === this.#columnZ) return this.#column
    const key = cellKey(chunkX, 0, chunkZ)
    let column = this.#columns.get(key)
    if (!column) {
      column = new Map()
      this.#columns.set(key, column)
    }
    this.#column = column
    this.#columnX = chunkX
    this.#columnZ = chunkZ
    return column
  }

  #load(x: number, y: number, z: number): SearchBlock {
    const position = new Vec3(x, y, z)
    const state = stateIdAt(this.bot, position)
    if (state === undefined) return missingBlock(y, position)
    let template = this.#templates.get(state)
    if (!template) {
      const block = this.bot.blockAt(position, false)
      if (!block) return missingBlock(y, position)
      template = this.#classify(block)
      this.#templates.set(state, template)
    }
    const block: SearchBlock = Object.create(template)
    block.position = position
    block.height = y + template.height
    return block
  }

  #classify(block: NonNullable<ReturnType<Bot['blockAt']>>): SearchBlock {
    const climbable = this.climbables.has(block.type)
    const physical = block.boundingBox === 'block' && !this.fences.has(block.type)
    const passable = block.boundingBox === 'empty' || climbable || this.carpets.has(block.type)
    return Object.assign(block, {
      climbable,
      physical,
      safe: passable && !this.blocksToAvoid.has(block.type),
      replaceable: this.replaceables.has(block.type) && !physical,
      liquid: this.liquids.has(block.type),
      canFall: this.gravityBlocks.has(block.type),
      isWet: isWet(block.name),
      openable: this.openable.has(block.type),
      height: heightOf(block),
    })
  }
}

function stateIdAt(bot: Bot, position: Vec3): number | undefined {
  const column = bot.world.getColumn(position.x >> 4, position.z >> 4)
  if (!column) return undefined
  return bot.world.getBlockStateId(position) ?? undefined
}
