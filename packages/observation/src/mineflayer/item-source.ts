import type { ItemSource } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

/** Sources by the type of the open window; one that is not listed is a station of its own kind. */
const windowSources: Readonly<Record<string, ItemSource>> = {
  crafting: 'craft',
  crafting3x3: 'craft',
  furnace: 'smelt',
  blast_furnace: 'smelt',
  smoker: 'smelt',
  chest: 'chest',
  shulker_box: 'chest',
  hopper: 'chest',
  dispenser: 'chest',
  merchant: 'trade',
  smithing: 'smith',
  brewing_stand: 'brew',
  enchantment: 'enchant',
  anvil: 'anvil',
}

/** Ticks for which a picked up item or a closed window may still explain a change. */
const echoTicks = 3

/** Last slot of the crafting grid in one's own inventory; the first is its result. */
const lastGridSlot = 4

/** Tells where a change of what is held came from. */
export interface ItemSources {
  /** Looks at the window; call it once per tick. */
  tick(): void
  sourceOf(item: string, delta: number): ItemSource
  stop(): void
}

/** Watches windows and pickups of a bot. */
export function watchItemSources(bot: Bot): ItemSources {
  let tick = 0
  let isOpen = false
  let lastWindow: { readonly source: ItemSource; readonly tick: number } | undefined
  const picked = new Map<string, number>()
  const look = (): void => {
    const window = bot.currentWindow
    if (window) lastWindow = { source: sourceOfWindow(String(window.type)), tick }
  }
  const onCollect = (collector: Bot['entity'], collected: Bot['entity']): void => {
    if (collector !== bot.entity) return
    const name = collected.getDroppedItem?.()?.name
    if (name !== undefined) picked.set(name, tick)
  }
  // A window may be opened and closed between two looks.
  const onOpen = (window: { readonly type: number | string }): void => {
    isOpen = true
    lastWindow = { source: sourceOfWindow(String(window.type)), tick }
  }
  // What is made by hand right after a window was closed came out of none.
  const onSlot = (slot: number): void => {
    if (slot <= lastGridSlot && !isOpen) lastWindow = undefined
  }
  const onClose = (): void => {
    isOpen = false
  }
  bot.on('playerCollect', onCollect)
  bot.on('windowOpen', onOpen)
  bot.on('windowClose', onClose)
  const { inventory } = bot
  inventory.on('updateSlot', onSlot)
  return {
    tick() {
      tick += 1
      look()
    },
    sourceOf(item, delta) {
      const pickedAt = picked.get(item)
      if (delta > 0 && pickedAt !== undefined && tick - pickedAt <= echoTicks) return 'pickup'
      return lastWindow !== undefined && tick - lastWindow.tick <= echoTicks ? lastWindow.source : 'hand'
    },
    stop() {
      bot.removeListener('playerCollect', onCollect)
      bot.removeListener('windowOpen', onOpen)
      bot.removeListener('windowClose', onClose)
      inventory.removeListener('updateSlot', onSlot)
    },
  }
}

function sourceOfWindow(type: string): ItemSource {
  const name = type.replace(/^minecraft:/, '')
  return windowSources[name] ?? (name.startsWith('generic_') ? 'chest' : 'station')
}
