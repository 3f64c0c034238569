import type { Bot } from 'mineflayer'

// https://minecraft.wiki/w/Java_Edition_protocol/Entity_metadata#Entity: the lowest bit of the first byte.
const onFire = 0x01

/** Whether the body is on fire, as the server shows everyone. */
export function isBurning({ entity }: Bot): boolean {
  const flags: unknown = entity.metadata[0]
  return typeof flags === 'number' && (flags & onFire) !== 0
}
