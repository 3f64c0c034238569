import type { Mechanic } from '../context/mechanic.ts'
import type { Packet } from '../context/packet.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dropFromPlayer } from '../inventory/drop-from-player.ts'
import { readNumber } from '../protocol/read-packet.ts'
import { applyClick } from '../menu/apply-click.ts'
import { parsePlaceKey } from '../context/position.ts'
import { closeMenu } from '../menu/close-menu.ts'
import type { Menu } from '../context/menu.ts'
import { outsideSlot, type MenuClick } from '../menu/menu-click.ts'
import { sendMenu, sendSlot, syncMenu } from '../menu/sync-menu.ts'

const dragMode = 5
const pickupMode = 0

// As in the game: `Container.stillValid` of Minecraft 1.19.4.
const farthestBlocks = 8

// mineflayer asks for the whole window with this state id.
const resyncStateId = -1

/** Keeps windows in step with their clients: the server applies each click itself and corrects what a client guessed. */
export function createWindows(): Mechanic {
  return {
    name: 'windows',
    packets: {
      window_click: (world, player, packet) => {
        if (player.isDead) return
        handleClick(world, player, packet)
      },
      close_window: (world, player) => closeMenu(world, player, { tellClient: false }),
    },
    tickPlayer(world, player) {
      if (isOutOfReach(player)) closeMenu(world, player, { tellClient: true })
      syncMenu(world, player, player.menu)
    },
    playerLeft: (world, player) => closeMenu(world, player, { tellClient: false }),
  }
}

/** Whether a player has walked away from the block whose inside its window shows: more than eight blocks from its middle. */
function isOutOfReach({ menu, position }: Player): boolean {
  const places = menu.blockKey?.split(' ').map(parsePlaceKey) ?? []
  const distances = places.map(({ x, y, z }) =>
    Math.hypot(position.x - x - 0.5, position.y - y - 0.5, position.z - z - 0.5),
  )
  return distances.length > 0 && Math.min(...distances) > farthestBlocks
}

function handleClick(world: WorldContext, player: Player, packet: Packet): void {
  const { menu } = player
  const isConfirmed = world.supports('transactionPacketExists')
  const confirm = (accepted: boolean): void => {
    if (!isConfirmed) return
    player.send('transaction', { windowId: packet['windowId'], action: packet['action'], accepted })
  }
  const click = readClick(packet)
  if (!click || packet['windowId'] !== menu.windowId) {
    confirm(false)
    sendMenu(world, player, menu)
    return
  }
  if (click.mode === dragMode && click.slot === outsideSlot && packet['stateId'] === resyncStateId) {
    menu.drag = undefined
    sendMenu(world, player, menu)
    return
  }
  applyClick(menu, click, {
    items: world.items,
    isCreative: player.gameMode === 'creative',
    drop: (stack) => dropFromPlayer(world, player, stack),
  })
  confirm(true)
  if (isConfirmed) assumeConfirmedClick(menu, click)
  else assumePrediction(world, menu, packet)
  syncMenu(world, player, menu)
  // Clients wait for the recipe result after every click in the grid, also when it stays the same.
  if (isCraftingClick(menu, click)) sendSlot(world, player, { menu, number: 0, stack: menu.slots[0]?.get() })
}

function readClick(packet: Packet): MenuClick | undefined {
  const slot = readNumber(packet, 'slot')
  const button = readNumber(packet, 'mouseButton')
  const mode = readNumber(packet, 'mode')
  return slot === undefined || button === undefined || mode === undefined ? undefined : { slot, button, mode }
}

// Up to 1.16.5 the client repeats a confirmed click itself; only plain clicks outside the grid are sure to agree.
function assumeConfirmedClick(menu: Menu, click: MenuClick): void {
  if (click.mode !== pickupMode || isCraftingClick(menu, click)) menu.remote.clear()
  else menu.remote.delete(click.slot)
  menu.remoteCursor = menu.cursor
}

// From 1.17 on the click carries what the client believes, so only real differences need to be sent.
function assumePrediction(world: WorldContext, menu: Menu, packet: Packet): void {
  const changed = Array.isArray(packet['changedSlots']) ? packet['changedSlots'] : []
  for (const entry of changed as readonly Packet[]) {
    const number = readNumber(entry, 'location')
    if (number !== undefined && number >= 0 && number < menu.slots.length) {
      menu.remote.set(number, world.items.decode(entry['item']))
    }
  }
  menu.remoteCursor = world.items.decode(packet['cursorItem'])
}

function isCraftingClick(menu: Menu, click: MenuClick): boolean {
  const lastCell = menu.kind === 'inventory' ? 4 : menu.kind === 'crafting' ? 9 : -1
  return click.slot >= 0 && click.slot <= lastCell
}
