import { breakBlock } from '../blocks/break-block.ts'
import type { BlockState } from '../context/block-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition, heldItem, type Player } from '../context/player.ts'
import { distanceBetween, centreOf, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { readNumber, readBlockPlace } from '../protocol/read-packet.ts'
import { digTicks, toolWear } from '../rules/index.ts'
import { acknowledgeBlock } from '../protocol/acknowledge-block.ts'
import { wearItem } from '../inventory/wear-item.ts'

const startStatus = 0
const cancelStatus = 1
const finishStatus = 2

// From the eyes to the middle of the block: vanilla's reach and half a block's diagonal.
const reachBlocks = 6

// Vanilla believes a client that says it is done after 70 % of the time; until then the server digs on.
const trustedProgress = 0.7

const exhaustionPerBlock = 0.005

interface Dig {
  readonly position: Place
  readonly typeId: number
  /** Ticks that it has gone on. */
  ticks: number
}

/** Lets players dig, at the speed of their tool and by the server's clock. */
export function createDigging(): Mechanic {
  const digs = new Map<Player, Dig>()
  // What a client holds for done too soon, as with a tool that broke a moment before: it goes on while the client digs elsewhere.
  const claimed = new Map<Player, Dig>()
  const finish = (world: WorldContext, player: Player, dig: Dig): void => {
    for (const list of [digs, claimed]) if (list.get(player) === dig) list.delete(player)
    if (world.blocks.at(dig.position).typeId === dig.typeId) digBlock(world, player, dig.position)
  }
  const start = (world: WorldContext, player: Player, position: Place): void => {
    const state = world.blocks.at(position)
    const dig = { position, typeId: state.typeId, ticks: 0 }
    const ticks = ticksNeeded(world, player, state)
    // Claimed, the water that flowed in where a block was would keep the place of later claims for an hour.
    if (ticks === Infinity) digs.delete(player)
    else if (ticks <= 0) finish(world, player, dig)
    else digs.set(player, dig)
  }
  const finishByClient = (world: WorldContext, player: Player, position: Place): void => {
    const dig = digs.get(player)
    if (dig === undefined || !isAt(dig, position)) return
    if (progressOf(world, player, dig) >= trustedProgress) return finish(world, player, dig)
    digs.delete(player)
    if (!claimed.has(player)) claimed.set(player, dig)
  }
  const goOn = (world: WorldContext, player: Player, list: Map<Player, Dig>): Dig | undefined => {
    const dig = list.get(player)
    if (dig === undefined) return undefined
    const state = world.blocks.at(dig.position)
    // A block that went otherwise would keep the place of the next claim for ever.
    const isGone = state.typeId !== dig.typeId
    // Whoever claims a block and walks away still sees it gone.
    if (player.isDead || isGone || (list === digs && !mayDig(player, dig.position))) {
      list.delete(player)
      return undefined
    }
    dig.ticks += 1
    return dig
  }
  return {
    name: 'digging',
    packets: {
      block_dig: (world, player, packet) => {
        const status = readNumber(packet, 'status')
        const position = readBlockPlace(player, packet)
        if (!position || (status !== startStatus && status !== cancelStatus && status !== finishStatus))
          return
        if (status === cancelStatus) digs.delete(player)
        else if (mayDig(player, position))
          (status === startStatus ? start : finishByClient)(world, player, position)
        // A dig that goes on is only acknowledged: a block change would tell the client that it is over.
        const goesOn = [digs, claimed].some((list) => isAt(list.get(player), position))
        acknowledgeBlock(world, player, { position, packet, hasChange: !goesOn })
      },
    },
    tickPlayer(world, player) {
      goOn(world, player, digs)
      const dig = goOn(world, player, claimed)
      if (dig !== undefined && progressOf(world, player, dig) >= 1) finish(world, player, dig)
    },
    playerLeft: (_world, player) => {
      for (const list of [digs, claimed]) list.delete(player)
    },
  }
}

const isAt = (dig: Dig | undefined, position: Place): boolean =>
  dig !== undefined && distanceBetween(dig.position, position) === 0

const mayDig = (player: Player, position: Place): boolean =>
  !player.isDead &&
  (player.gameMode === 'survival' || player.gameMode === 'creative') &&
  distanceBetween(eyePosition(player), centreOf(position)) <= reachBlocks

/** Part of a dig that is done: all of its time counts at the speed of now, as vanilla reckons it. */
function progressOf(world: WorldContext, player: Player, { ticks, position }: Dig): number {
  return ticks / ticksNeeded(world, player, world.blocks.at(position))
}

function ticksNeeded(world: WorldContext, player: Player, state: BlockState): number {
  if (state.isAir || !state.isDiggable || isFlowing(state)) return Infinity
  const tool = heldItem(player)
  const helmet = player.inventory.get(5)
  const aquaAffinity = enchantmentLevels(helmet)['aqua_affinity']
  return digTicks({
    registry: world.registry,
    block: state.name,
    tool: tool?.name,
    enchantments: { ...enchantmentLevels(tool), ...(aquaAffinity ? { aqua_affinity: aquaAffinity } : {}) },
    effects: effectLevels(player),
    inWater: world.blocks.at(eyePosition(player)).name === 'water',
    onGround: player.onGround,
    creative: player.gameMode === 'creative',
  })
}

const isFlowing = ({ name }: BlockState): boolean => name === 'water' || name === 'lava'

function effectLevels(player: Player): Readonly<Record<string, number>> {
  const levels: Record<string, number> = {}
  for (const [name, { amplifier }] of player.effects) {
    levels[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()] = amplifier + 1
  }
  return levels
}

function digBlock(world: WorldContext, player: Player, position: Place): void {
  const state = world.blocks.at(position)
  const tool = heldItem(player)
  const isCreative = player.gameMode === 'creative'
  const drops = breakBlock(world, position, { player, ...(tool ? { tool } : {}), hasDrops: !isCreative })
  if (tool && !isCreative) {
    wearItem(world, player, { points: toolWear(tool.name, { use: 'dig', hardness: state.block.hardness }) })
  }
  player.exhaustion += isCreative ? 0 : exhaustionPerBlock
  world.events.emit('block-dig', { player, position, state, drops })
}
