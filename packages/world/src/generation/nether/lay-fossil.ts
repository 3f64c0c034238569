import type { ValleyBuildOptions } from './raise-basalt-pillar.ts'

// The ribs stand on both sides of the spine, in every other block of it.
const ribReach = 2
const ribHeight = 3
const ribDepth = 6
const [shortest, longest] = [2, 3]
const [first, last] = [4, 11]

/** Lays a spine with ribs of bone somewhere in a chunk, where dry ground of a valley is: https://minecraft.wiki/w/Fossil#Nether_fossils */
export function layFossil(states: Uint16Array, { blocks, random, grounds }: ValleyBuildOptions): void {
  const middle = (random.between(first, last) << 4) | random.between(first, last)
  const [half, alongX] = [random.between(shortest, longest), random.next() < 0.5]
  const ground = grounds[middle]
  if (ground?.land !== 'soul_sand_valley' || states[((ground.floor + 1) << 8) | middle] !== 0) return
  const [along, across] = alongX ? ([1, 16] as const) : ([16, 1] as const)
  const { x, y: upright, z } = blocks.bones
  const [spine, beam] = alongX ? [x, z] : [z, x]
  const top = ground.floor + ribHeight + 1
  const put = (column: number, y: number, bone: number): boolean => {
    const index = (y << 8) | column
    if (states[index] !== 0) return false
    states[index] = bone
    return true
  }
  for (let part = -half; part <= half; part += 1) {
    const column = middle + part * along
    put(column, top, spine)
    if ((part + half) % 2 === 1) continue
    for (const side of [-across, across]) {
      for (let reach = 1; reach < ribReach; reach += 1) put(column + reach * side, top, beam)
      // A rib reaches down to the ground, however uneven that is.
      let y = top
      while (y > top - ribDepth && put(column + ribReach * side, y, upright)) y -= 1
    }
  }
}
