import { centreOf, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { playSound } from '../protocol/sound-packet.ts'

const lidAction = 1

/** Shows clients the lid of a chest and lets them hear it. */
export function moveLid(world: WorldContext, place: Place, isOpen: boolean): void {
  const watchers = world.players.filter(({ menu }) => menu.blockKey?.split(' ').includes(placeKey(place)))
  const others = watchers.length - (isOpen ? 0 : 1)
  const { typeId } = world.blocks.at(place)
  for (const player of world.players) {
    if (player.position.dimension !== place.dimension) continue
    const byte2 = Math.max(0, others + (isOpen ? 1 : 0))
    player.send('block_action', { location: place, byte1: lidAction, byte2, blockId: typeId })
  }
  const name = `block.chest.${isOpen ? 'open' : 'close'}`
  playSound(world, centreOf(place), { name, category: 'block', volume: 0.5 })
}
