import type { BlockState } from '../context/block-state.ts'
import { createDueTicks } from '../context/due-ticks.ts'
import { powerAt } from '../power/signals.ts'
import { otherHalfOf } from '../blocks/break-block.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const opensByHand = /_(door|trapdoor|fence_gate)$/
const needsPower = /^iron_/

// How long a button stays pressed, in ticks.
const stonePressTicks = 20
const woodenPressTicks = 30

/** Opens and closes doors, trapdoors and gates, flips levers and presses buttons. */
export function createDoors(): Mechanic {
  const pressed = createDueTicks()
  return {
    name: 'doors',
    useBlock(world, { position, state }) {
      if (opensByHand.test(state.name) && !needsPower.test(state.name)) {
        toggle(world, position, state)
        return true
      }
      if (state.name === 'lever') {
        world.blocks.update(position, { powered: state.properties['powered'] !== true })
        return true
      }
      if (!state.name.endsWith('_button')) return false
      world.blocks.update(position, { powered: true })
      const isStone = state.name === 'stone_button' || state.name === 'polished_blackstone_button'
      pressed.set(position, world.tick + (isStone ? stonePressTicks : woodenPressTicks))
      return true
    },
    powered(world, { position, state }) {
      if (opensByHand.test(state.name)) obeyPower(world, position, state)
    },
    kept: pressed.kept,
    tick(world) {
      for (const position of pressed.take(world.tick))
        if (world.blocks.at(position).name.endsWith('_button'))
          world.blocks.update(position, { powered: false })
    },
  }
}

/** Opens what has power and shuts what has lost it; in between hands may do as they like. */
function obeyPower(world: WorldContext, position: Place, state: BlockState): void {
  const offset = state.name.endsWith('_door') ? otherHalfOf(state) : undefined
  const halves = [position, ...(offset ? [offsetBy(position, offset)] : [])]
  const isPowered = halves.some((half) => powerAt(world, half) > 0)
  if (isPowered === (state.properties['powered'] === true)) return
  for (const half of halves)
    if (world.blocks.at(half).name === state.name)
      world.blocks.update(half, { powered: isPowered, open: isPowered })
}

function toggle(world: WorldContext, position: Place, state: BlockState): void {
  const open = state.properties['open'] !== true
  world.blocks.update(position, { open })
  const offset = state.name.endsWith('_door') ? otherHalfOf(state) : undefined
  if (!offset) return
  const other = offsetBy(position, offset)
  if (world.blocks.at(other).name === state.name) world.blocks.update(other, { open })
}
