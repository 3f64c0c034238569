import { breakBlock } from '../blocks/break-block.ts'
import { oppositeFaces } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { pullBlock, pushRow } from '../power/move-blocks.ts'
import { beside, facingOf } from '../power/signals.ts'
import { playSound } from '../protocol/sound-packet.ts'

const pistons = /^(sticky_)?piston$/

/** Lets pistons push up to twelve blocks at once when power comes, and sticky ones pull one back when it goes. */
export function createPistons(): Mechanic {
  return {
    name: 'pistons',
    powered(world, { position, state, isPowered }) {
      if (!pistons.test(state.name) || isPowered === (state.properties['extended'] === true)) return
      if (isPowered) extend(world, position)
      else retract(world, position)
    },
    blockChanged(world, { position, before, after }) {
      if (pistons.test(before.name) && before.properties['extended'] === true && before.name !== after.name) {
        const head = beside(position, facingOf(before))
        if (world.blocks.at(head).name === 'piston_head') world.blocks.set(head, 0)
      }
      if (before.name !== 'piston_head' || after.name === 'piston_head') return
      const base = beside(position, oppositeFaces[facingOf(before)])
      const state = world.blocks.at(base)
      // Who breaks the head breaks the piston; one that goes back has said so before.
      if (pistons.test(state.name) && state.properties['extended'] === true) breakBlock(world, base)
    },
  }
}

function extend(world: WorldContext, place: Place): void {
  const state = world.blocks.at(place)
  const face = facingOf(state)
  const head = beside(place, face)
  if (!pushRow(world, head, face)) return
  world.blocks.update(place, { extended: true })
  const type = state.name === 'sticky_piston' ? 'sticky' : 'normal'
  world.blocks.place(head, 'piston_head', { facing: face, type, short: false })
  playSound(world, place, { name: 'block.piston.extend', category: 'block' })
}

function retract(world: WorldContext, place: Place): void {
  const state = world.blocks.at(place)
  const face = facingOf(state)
  const head = beside(place, face)
  world.blocks.update(place, { extended: false })
  if (world.blocks.at(head).name === 'piston_head') world.blocks.set(head, 0)
  if (state.name === 'sticky_piston') pullBlock(world, head, face)
  playSound(world, place, { name: 'block.piston.contract', category: 'block' })
}
