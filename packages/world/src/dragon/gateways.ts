import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { hash2 } from '../generation/hash2.ts'

// https://minecraft.wiki/w/End_gateway
const count = 20
const ringBlocks = 96
const gatewayY = 75
const farBlocks = 1024
const searchBlocks = 128
const searchStep = 8
const exitY = 70

/** Opens the next of the twenty gateways around the island. */
export function openGateway(world: WorldContext, opened: number): void {
  if (opened >= count) return
  // A turn of the seed and a step that has no part in common with twenty visit every place once.
  const index = ((hash2(world.seed, 0x6a7e, 0) % count) + opened * 7) % count
  const angle = 2 * (-Math.PI + (Math.PI / count) * index)
  buildGateway(world, {
    x: Math.floor(ringBlocks * Math.cos(angle)),
    y: gatewayY,
    z: Math.floor(ringBlocks * Math.sin(angle)),
    dimension: 'the_end',
  })
}

/** Gives the place to which a gateway leads: far out from the island, and back to it from there. */
export function gatewayExit(world: WorldContext, gateway: Place): Place {
  const distance = Math.hypot(gateway.x, gateway.z)
  const isInner = distance < farBlocks / 2
  const reach = isInner ? farBlocks : ringBlocks - 16
  const around = {
    ...gateway,
    x: Math.round((gateway.x / distance) * reach),
    z: Math.round((gateway.z / distance) * reach),
  }
  const landing = findGround(world, around) ?? layGround(world, around)
  if (isInner) buildGateway(world, offsetBy(landing, { x: 3, y: 4, z: 3 }))
  return offsetBy(landing, { x: 0.5, y: 0, z: 0.5 })
}

// A gateway between caps of bedrock, once.
function buildGateway(world: WorldContext, place: Place): void {
  if (world.blocks.at(place).name === 'end_gateway') return
  world.blocks.place(place, 'end_gateway')
  for (const up of [-1, 1]) {
    const cap = offsetBy(place, { x: 0, y: up, z: 0 })
    world.blocks.place(cap, 'bedrock')
    for (const [x, z] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      world.blocks.place(offsetBy(cap, { x, y: 0, z }), 'bedrock')
    world.blocks.place(offsetBy(cap, { x: 0, y: up, z: 0 }), 'bedrock')
  }
}

// The nearest ground of end stone around a place, with room to stand.
function findGround({ blocks }: WorldContext, around: Place): Place | undefined {
  const { surfaceY, minY } = blocks.in('the_end')
  for (let ring = 0; ring <= searchBlocks; ring += searchStep)
    for (let dx = -ring; dx <= ring; dx += searchStep)
      for (let dz = -ring; dz <= ring; dz += searchStep) {
        if (Math.max(Math.abs(dx), Math.abs(dz)) !== ring) continue
        const [x, z] = [around.x + dx, around.z + dz]
        const y = surfaceY(x, z)
        if (y > minY && blocks.at({ ...around, x, y, z }).name === 'end_stone')
          return { ...around, x, y: y + 1, z }
      }
  return undefined
}

// Where there is no island, a small one comes into being.
function layGround(world: WorldContext, { x, z }: Place): Place {
  for (let dx = -3; dx <= 3; dx += 1)
    for (let dz = -3; dz <= 3; dz += 1)
      if (dx * dx + dz * dz <= 10)
        world.blocks.place({ x: x + dx, y: exitY - 1, z: z + dz, dimension: 'the_end' }, 'end_stone')
  return { x, y: exitY, z, dimension: 'the_end' }
}
