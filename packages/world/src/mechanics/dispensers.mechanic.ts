import { putInto } from '../block-entities/move-items.ts'
import { faceOffsets } from '../context/faces.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount } from '../items/item-stack.ts'
import { dispenseItem, toss } from '../power/dispense-item.ts'
import { facingOf } from '../power/signals.ts'
import { playSound } from '../protocol/sound-packet.ts'

// https://minecraft.wiki/w/Dispenser
const waitTicks = 4

/** Lets dispensers and droppers put out one item whenever power comes. */
export function createDispensers(): Mechanic {
  const due = createDueTicks()
  return {
    name: 'dispensers',
    powered(world, { position, state, isPowered }) {
      if (state.name !== 'dispenser' && state.name !== 'dropper') return
      if (isPowered === (state.properties['triggered'] === true)) return
      world.blocks.update(position, { triggered: isPowered })
      if (isPowered) due.set(position, world.tick + waitTicks)
    },
    tick(world) {
      for (const place of due.take(world.tick)) putOut(world, place)
    },
    kept: due.kept,
  }
}

function putOut(world: WorldContext, place: Place): void {
  const state = world.blocks.at(place)
  const container = world.hooks.storageAt(place)?.container
  if (!container || (state.name !== 'dispenser' && state.name !== 'dropper')) return
  const filled = container.toArray().flatMap((stack, slot) => (stack ? [{ slot, stack }] : []))
  const chosen = filled[Math.floor(world.random() * filled.length)]
  const sound = chosen ? 'block.dispenser.dispense' : 'block.dispenser.fail'
  playSound(world, place, { name: sound, category: 'block' })
  if (!chosen) return
  const { slot, stack } = chosen
  const item = { ...stack, count: 1 }
  const outlet = { place, face: facingOf(state) }
  if (state.name === 'dropper') {
    const ahead = world.hooks.storageAt(offsetBy(place, faceOffsets[outlet.face]))
    if (!ahead) toss(world, outlet, item)
    else if (putInto(world.items, ahead, { stack: item, side: outlet.face === 'down' ? 'above' : 'side' }))
      return
    container.set(slot, withCount(stack, stack.count - 1))
    return
  }
  const left = dispenseItem(world, outlet, item)
  const rest = withCount(stack, stack.count - 1)
  container.set(slot, rest ?? left)
  if (rest && left && putInto(world.items, { container }, { stack: left, side: 'above' }))
    toss(world, outlet, left)
}
