import type { Mechanic } from '../context/mechanic.ts'
import type { BlockUse } from '../context/clicks.ts'
import type { Packet } from '../context/packet.ts'
import { faces, faceOffsets } from '../context/faces.ts'
import { eyePosition, handSlot, type Player } from '../context/player.ts'
import { distanceBetween, offsetBy, centreOf } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { readNumber, readBlockPlace } from '../protocol/read-packet.ts'
import { acknowledgeBlock } from '../protocol/acknowledge-block.ts'
import { placeHeldBlock } from '../blocks/place-held-block.ts'

// From the eyes to the middle of the block: vanilla's reach and half a block's diagonal, and slack for a moving body.
const reachBlocks = 6.5

const releaseItem = 5

/** Lets players use what they click on and what they hold, and place blocks. */
export function createUsing(): Mechanic {
  return {
    name: 'using',
    packets: {
      block_place: (world, player, packet) => {
        const use = readBlockUse(world, player, packet)
        if (!use) return
        if (mayUse(player, use)) applyBlockUse(world, use)
        for (const position of [use.position, offsetBy(use.position, faceOffsets[use.face])]) {
          acknowledgeBlock(world, player, { position, packet })
        }
      },
      use_item: (world, player, packet) => {
        const hand = packet['hand'] === 1 ? 'off' : 'main'
        const stack = player.inventory.get(handSlot(player, hand))
        if (stack && !player.isDead && player.gameMode !== 'spectator') {
          world.hooks.useItem({ player, hand, stack })
        }
        if (world.isAtLeast('1.19')) {
          player.send('acknowledge_player_digging', { sequenceId: readNumber(packet, 'sequence') ?? 0 })
        }
      },
      block_dig: (world, player, packet) => {
        if (packet['status'] !== releaseItem) return
        world.hooks.releaseItem(player)
      },
    },
  }
}

function readBlockUse(world: WorldContext, player: Player, packet: Packet): BlockUse | undefined {
  const position = readBlockPlace(player, packet)
  const face = faces[readNumber(packet, 'direction') ?? -1]
  if (!position || !face || !world.blocks.isLoaded(position)) return undefined
  const hand = packet['hand'] === 1 ? 'off' : 'main'
  return {
    player,
    hand,
    stack: player.inventory.get(handSlot(player, hand)),
    position,
    state: world.blocks.at(position),
    face,
    cursor: {
      x: readNumber(packet, 'cursorX') ?? 0.5,
      y: readNumber(packet, 'cursorY') ?? 0.5,
      z: readNumber(packet, 'cursorZ') ?? 0.5,
    },
  }
}

function mayUse(player: Player, { position }: BlockUse): boolean {
  return (
    !player.isDead &&
    player.gameMode !== 'spectator' &&
    distanceBetween(eyePosition(player), centreOf(position)) <= reachBlocks
  )
}

function applyBlockUse(world: WorldContext, use: BlockUse): void {
  const { stack, player } = use
  const skipsBlock = player.isSneaking && stack !== undefined
  if (!skipsBlock && world.hooks.useBlock(use)) return
  if (!stack || player.gameMode === 'adventure') return
  if (world.hooks.useItemOnBlock({ ...use, stack })) return
  placeHeldBlock(world, { ...use, stack })
}
