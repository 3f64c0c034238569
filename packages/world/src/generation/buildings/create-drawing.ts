import type { BuildingTable } from './building-tables.ts'
import type { Blueprint, Dweller, PlannedBlock, PlannedChest, PlannedSpawner, Spot } from './blueprint.ts'

/** Pen for a building: what is drawn last stands. */
export interface Drawing {
  block(at: Spot, spec: string): void
  /** Fills a box, both ends included. */
  box(from: Spot, to: Spot, spec: string): void
  /** Sets a block and lets it go down to the ground. */
  support(at: Spot, spec: string): void
  door(at: Spot, wood: string, facing: string): void
  /** Sets a bed whose head points away from its foot. */
  bed(at: Spot, color: string, facing: 'north' | 'south' | 'east' | 'west'): void
  chest(at: Spot, table: BuildingTable, spec?: string): void
  spawner(at: Spot, mob: string): void
  dweller(at: Spot, dweller: Omit<Dweller, 'x' | 'y' | 'z'>): void
  /** Gives the place in the world of a place in the drawing. */
  spot(at: Spot): Spot
  /** Gives a pen whose middle lies at a place of this one and that is turned to the right. */
  turned(middle: Spot, quarter: number): Drawing
}

const bedHeads = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const

/** Opens an empty drawing around a place of the world. */
export function createDrawing(middle: Spot): { readonly pen: Drawing; readonly blueprint: Blueprint } {
  const blocks: PlannedBlock[] = []
  const chests: PlannedChest[] = []
  const spawners: PlannedSpawner[] = []
  const dwellers: Dweller[] = []
  const pen = (origin: Spot, quarter: number): Drawing => {
    const spot = ([dx, dy, dz]: Spot): Spot => {
      const [x, z] = turn(dx, dz, quarter)
      return [origin[0] + x, origin[1] + dy, origin[2] + z]
    }
    const set = (at: Spot, spec: string, isSupport: boolean): void => {
      const [x, y, z] = spot(at)
      blocks.push({ x, y, z, spec, quarter, isSupport })
    }
    const block = (at: Spot, spec: string): void => set(at, spec, false)
    return {
      block,
      box([fromX, fromY, fromZ], [toX, toY, toZ], spec) {
        for (let y = fromY; y <= toY; y += 1)
          for (let x = fromX; x <= toX; x += 1) for (let z = fromZ; z <= toZ; z += 1) block([x, y, z], spec)
      },
      support: (at, spec) => set(at, spec, true),
      door([x, y, z], wood, facing) {
        block([x, y, z], `${wood}_door[half=lower,facing=${facing}]`)
        block([x, y + 1, z], `${wood}_door[half=upper,facing=${facing}]`)
      },
      bed([x, y, z], color, facing) {
        const [dx, dz] = bedHeads[facing]
        block([x, y, z], `${color}_bed[part=foot,facing=${facing}]`)
        block([x + dx, y, z + dz], `${color}_bed[part=head,facing=${facing}]`)
      },
      chest(at, table, spec = 'chest[facing=south]') {
        block(at, spec)
        chests.push({ spot: spot(at), table })
      },
      spawner(at, mob) {
        block(at, 'spawner')
        spawners.push({ spot: spot(at), mob })
      },
      dweller(at, dweller) {
        const [x, y, z] = spot(at)
        dwellers.push({ ...dweller, x, y, z })
      },
      spot,
      turned: (at, more) => pen(spot(at), (quarter + more) & 3),
    }
  }
  return { pen: pen(middle, 0), blueprint: { blocks, chests, spawners, dwellers } }
}

function turn(dx: number, dz: number, quarter: number): readonly [x: number, z: number] {
  if (quarter === 1) return [-dz, dx]
  if (quarter === 2) return [-dx, -dz]
  return quarter === 3 ? [dz, -dx] : [dx, dz]
}
