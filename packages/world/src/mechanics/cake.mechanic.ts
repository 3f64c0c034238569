import type { Mechanic } from '../context/mechanic.ts'
import { fullFood, feedPlayer } from '../survival/feed-player.ts'

const slice = { foodPoints: 2, saturation: 0.4 }
const lastBite = 6

/** Lets hungry players eat a placed cake, a slice per click. */
export function createCake(): Mechanic {
  return {
    name: 'cake',
    useBlock(world, { player, position, state }) {
      if (state.name !== 'cake') return false
      if (player.food >= fullFood && player.gameMode !== 'creative') return true
      feedPlayer(player, slice)
      const bites = Number(state.properties['bites'] ?? 0)
      if (bites >= lastBite) world.blocks.set(position, 0)
      else world.blocks.update(position, { bites: bites + 1 })
      return true
    },
  }
}
