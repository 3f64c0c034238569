import type { Bot } from 'mineflayer'

// A llama's chest has 15 slots beside its carpet's and an unused one; the rest is for modded animals.
const mostSlots = 255

/**
 * Bounds the slots of an animal's window to as many as any has: mineflayer makes a place for each slot that a server names,
 * and with billions of them the process stood still for seconds.
 */
export function boundHorseWindows(bot: Bot): void {
  // Before mineflayer's own listener, which reads the same object.
  bot._client.prependListener('open_horse_window', (packet: { nbSlots: number }) => {
    packet.nbSlots = Math.max(0, Math.min(mostSlots, packet.nbSlots))
  })
}
