import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'

const maxHeight = 3
const lastAge = 15

/** Lets sugar cane and cactus grow to three blocks. */
export function createCanes(): Mechanic {
  return {
    name: 'canes',
    randomTicks: (name) => name === 'sugar_cane' || name === 'cactus',
    randomTick(world, { position, state }) {
      const above = offsetBy(position, faceOffsets.up)
      if (!world.blocks.at(above).isAir) return
      let height = 1
      while (world.blocks.at(offsetBy(position, { x: 0, y: -height, z: 0 })).name === state.name) height += 1
      if (height >= maxHeight) return
      const age = Number(state.properties['age'])
      world.blocks.update(position, { age: age >= lastAge ? 0 : age + 1 })
      if (age >= lastAge) world.blocks.place(above, state.name)
    },
  }
}
