import type { Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { mountOf } from '../bot/mount-of.ts'

const tickMs = 50
// The server takes a seat within this many milliseconds of the click, or never.
const askedMs = 2_000
// Height of a rider's feet above what it rides.
const seatHeights = { boat: -0.45, share: 0.75, sink: 0.35 }

/**
 * Keeps a rider's clock and place: mineflayer stops its ticks while the bot sits on something, and leaves it where it
 * sat up. A seat nobody asked for by `bot.mount` is left at once, as in the original.
 */
export function rideAlong(bot: Bot, clock: Clock): void {
  let askedAtMs = -Infinity
  const mount = bot.mount.bind(bot)
  bot.mount = (target) => {
    askedAtMs = clock.now()
    mount(target)
  }
  const onPassengers = ({ entityId, passengers }: Passengers): void => {
    if (mountOf(bot)?.id !== entityId || passengers.includes(bot.entity.id)) return
    const vehicle = mountOf(bot)
    Reflect.set(bot, 'vehicle', null)
    if (vehicle) bot.emit('dismount', vehicle)
  }
  bot._client.on('set_passengers', onPassengers)
  bot.on('mount', () => {
    if (clock.now() - askedAtMs > askedMs) bot.dismount()
    else void ride(bot, clock)
  })
}

interface Passengers {
  readonly entityId: number
  readonly passengers: readonly number[]
}

const riding = new WeakSet<Bot>()

async function ride(bot: Bot, clock: Clock): Promise<void> {
  if (riding.has(bot)) return
  riding.add(bot)
  let sent = ''
  try {
    for (;;) {
      await clock.sleep(tickMs)
      const vehicle = mountOf(bot)
      if (!vehicle || bot._client.state !== 'play') return
      bot.entity.position.update(seatOf(vehicle))
      bot.entity.velocity.set(0, 0, 0)
      const look = lookPacket(bot)
      if (JSON.stringify(look) !== sent) bot._client.write('look', look)
      sent = JSON.stringify(look)
      bot.emit('physicsTick')
    }
  } finally {
    riding.delete(bot)
  }
}

function seatOf({ name = '', position, height }: Bot['entity']): Bot['entity']['position'] {
  const isBoat = /boat|raft/.test(name)
  return position.offset(0, isBoat ? seatHeights.boat : height * seatHeights.share - seatHeights.sink, 0)
}

/** The look as the wire has it: degrees, and south is 0. */
function lookPacket({ entity }: Bot): Readonly<Record<string, unknown>> {
  const degrees = (radians: number): number => (radians * 180) / Math.PI
  return {
    yaw: Math.fround(180 - degrees(entity.yaw)),
    pitch: Math.fround(-degrees(entity.pitch)),
    onGround: true,
    flags: { onGround: true, hasHorizontalCollision: undefined },
  }
}
