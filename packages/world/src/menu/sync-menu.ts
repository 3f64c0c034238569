import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isEqualStack, type ItemStack } from '../items/item-stack.ts'
import type { Menu } from '../context/menu.ts'

// The state id is a positive 15-bit number on the wire.
const stateIdMask = 32767

/** Sends a player the whole content of a window. */
export function sendMenu(world: WorldContext, player: Player, menu: Menu): void {
  menu.stateId = (menu.stateId + 1) & stateIdMask
  const stacks = menu.slots.map((slot) => slot.get())
  stacks.forEach((stack, number) => menu.remote.set(number, stack))
  menu.remoteCursor = menu.cursor
  player.send('window_items', {
    windowId: menu.windowId,
    stateId: menu.stateId,
    items: stacks.map((stack) => world.items.encode(stack)),
    carriedItem: world.items.encode(menu.cursor),
  })
  if (!world.supports('stateIdUsed')) sendCursor(world, player, menu)
}

/** Sends a player what a window shows differently from what the client knows. */
export function syncMenu(world: WorldContext, player: Player, menu: Menu): void {
  if (!isEqualStack(menu.remoteCursor, menu.cursor)) {
    if (world.supports('stateIdUsed')) {
      sendMenu(world, player, menu)
      return
    }
    sendCursor(world, player, menu)
  }
  menu.slots.forEach((slot, number) => {
    const stack = slot.get()
    if (!menu.remote.has(number) || !isEqualStack(menu.remote.get(number), stack)) {
      sendSlot(world, player, { menu, number, stack })
    }
  })
  sendProperties(player, menu)
}

/** Sends one slot, also when the client seems to know it. */
export function sendSlot(
  world: WorldContext,
  player: Player,
  {
    menu,
    number,
    stack,
  }: { readonly menu: Menu; readonly number: number; readonly stack: ItemStack | undefined },
): void {
  menu.stateId = (menu.stateId + 1) & stateIdMask
  menu.remote.set(number, stack)
  player.send('set_slot', {
    windowId: menu.windowId,
    stateId: menu.stateId,
    slot: number,
    item: world.items.encode(stack),
  })
}

function sendCursor(world: WorldContext, player: Player, menu: Menu): void {
  menu.remoteCursor = menu.cursor
  player.send('set_slot', {
    windowId: -1,
    stateId: menu.stateId,
    slot: -1,
    item: world.items.encode(menu.cursor),
  })
}

// All of them whenever one changes: clients start to listen a moment after the window opened, and read some
// properties as a share of others.
function sendProperties(player: Player, menu: Menu): void {
  const properties = menu.properties?.() ?? []
  if (properties.every(([property, value]) => menu.remoteProperties.get(property) === value)) return
  for (const [property, value] of properties) {
    menu.remoteProperties.set(property, value)
    player.send('craft_progress_bar', { windowId: menu.windowId, property, value })
  }
}
