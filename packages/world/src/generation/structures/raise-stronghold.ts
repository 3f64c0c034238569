import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { firstState } from '../create-block-palette.ts'
import { hash2 } from '../hash2.ts'
import type { Registry } from '../../registry/registry.ts'
import { strongholdPlaces, type StrongholdPlace } from './stronghold-places.ts'

/** Builds what reaches into a chunk of the strongholds of a seed. */
export type StrongholdBuilder = (
  buffer: ColumnBuffer,
  chunk: { readonly chunkX: number; readonly chunkZ: number },
) => void

// Inside of the portal room and of the corridors that lead away from its four sides, in blocks.
const roomReach = 6
const roomHeight = 6
const corridorReach = 40
const corridorHalfWidth = 1

/** Blocks from a stronghold's middle to the chests at the ends of its corridors. */
export const strongholdChestReach: number = corridorReach - 1
const corridorHeight = 3

// A tenth of the frames have their eye from the beginning.
const eyeChance = 0.1
const frameDistance = 2

/** Creates the builder of a seed's strongholds; each is a portal room and corridors of stone bricks. */
export function createStrongholdBuilder(registry: Registry, seed: number): StrongholdBuilder {
  const places = strongholdPlaces(seed)
  const states = createStates(registry)
  return (buffer, { chunkX, chunkZ }) => {
    const middle = { x: chunkX * 16 + 8, z: chunkZ * 16 + 8 }
    for (const place of places) {
      const reach = corridorReach + 16
      if (Math.abs(place.x - middle.x) > reach || Math.abs(place.z - middle.z) > reach) continue
      build(buffer, { place, seed, states, chunkX, chunkZ })
    }
  }
}

type States = ReturnType<typeof createStates>

function createStates(registry: Registry): {
  readonly bricks: readonly number[]
  readonly frame: (facing: string, eye: boolean) => number
  readonly portal: number
  readonly torch: number
  readonly chest: number
} {
  return {
    bricks: ['stone_bricks', 'stone_bricks', 'mossy_stone_bricks', 'cracked_stone_bricks'].map((name) =>
      firstState(registry, name),
    ),
    frame: (facing, eye) => firstState(registry, 'end_portal_frame', { facing, eye }),
    portal: firstState(registry, 'end_portal'),
    torch: firstState(registry, 'torch'),
    chest: firstState(registry, 'chest'),
  }
}

interface Build {
  readonly place: StrongholdPlace
  readonly seed: number
  readonly states: States
  readonly chunkX: number
  readonly chunkZ: number
}

function build(
  { states: cells, bounds }: ColumnBuffer,
  { place, seed, states, chunkX, chunkZ }: Build,
): void {
  for (let z = 0; z < 16; z += 1) {
    for (let x = 0; x < 16; x += 1) {
      const [dx, dz] = [chunkX * 16 + x - place.x, chunkZ * 16 + z - place.z]
      const height = openHeight(dx, dz)
      if (height === undefined) continue
      const brick = (y: number): number =>
        states.bricks[hash2(seed ^ y, place.x + dx, place.z + dz) % states.bricks.length] ?? 0
      for (let y = 0; y <= height.walls; y += 1) {
        const isOpen = y > 0 && y <= height.open
        const index = ((place.y + y - bounds.minY) << 8) | (z << 4) | x
        cells[index] = isOpen ? furniture(dx, y, dz, { states, seed, place }) : brick(y)
      }
    }
  }
}

// Blocks from the floor up that are open, and up to where bricks stand; absent outside.
function openHeight(dx: number, dz: number): { readonly open: number; readonly walls: number } | undefined {
  const [ax, az] = [Math.abs(dx), Math.abs(dz)]
  const [along, across] = ax > az ? [ax, az] : [az, ax]
  if (along <= roomReach) return { open: roomHeight, walls: roomHeight + 1 }
  const isCorridor = across <= corridorHalfWidth && along <= corridorReach
  if (isCorridor) return { open: along < corridorReach ? corridorHeight : 0, walls: corridorHeight + 1 }
  if (along === roomReach + 1) return { open: 0, walls: roomHeight + 1 }
  return across === corridorHalfWidth + 1 && along <= corridorReach
    ? { open: 0, walls: corridorHeight + 1 }
    : undefined
}

// Frames around the portal, torches in the corners and chests at the ends; air elsewhere.
function furniture(
  dx: number,
  y: number,
  dz: number,
  { states, seed, place }: Pick<Build, 'states' | 'seed' | 'place'>,
): number {
  const [ax, az] = [Math.abs(dx), Math.abs(dz)]
  if (y !== 1) return 0
  if (Math.max(ax, az) === strongholdChestReach && Math.min(ax, az) === 0) return states.chest
  if (ax === roomReach && az === roomReach) return states.torch
  const isFrame = Math.max(ax, az) === frameDistance && Math.min(ax, az) < frameDistance
  if (!isFrame) return ax < frameDistance && az < frameDistance && hasAllEyes(seed, place) ? states.portal : 0
  return states.frame(facingOf(dx, dz), hasEye(seed, place, { dx, dz }))
}

// Frames look to the middle.
function facingOf(dx: number, dz: number): string {
  if (dx === frameDistance) return 'west'
  if (dx === -frameDistance) return 'east'
  return dz === frameDistance ? 'north' : 'south'
}

const hasEye = (
  seed: number,
  { x, z }: StrongholdPlace,
  { dx, dz }: { readonly dx: number; readonly dz: number },
): boolean => hash2(seed ^ 0xe7e5, x + dx, z + dz) / 0x100000000 < eyeChance

function hasAllEyes(seed: number, place: StrongholdPlace): boolean {
  for (const side of [-frameDistance, frameDistance])
    for (const along of [-1, 0, 1]) {
      if (!hasEye(seed, place, { dx: side, dz: along }) || !hasEye(seed, place, { dx: along, dz: side }))
        return false
    }
  return true
}
