/** Lays blocks of one name between two corners, relative to the floor on which the bot stands. */
export type Fill = (from: Offset, to: Offset, block: string) => void

export type Offset = readonly [number, number, number]

/** A piece of land between the bot and a creature. */
export interface Terrain {
  readonly build: (fill: Fill) => void
  /** Place of the creature; the bot is at the origin. */
  readonly creature: Offset
  /** Cell of a block to be used; the one under the creature where it is absent. */
  readonly ground?: Offset
}

/** The ground on which a land is built, high in the air, with walls that nothing falls or walks off. */
export function buildGround(fill: Fill): void {
  fill([-15, -6, -13], [17, 7, 13], 'bedrock')
  fill([-14, -6, -12], [16, -1, 12], 'dirt')
  fill([-14, 0, -12], [16, 7, 12], 'air')
}

/** Ten lands in which a creature can be reached on foot, by digging, climbing or bridging. */
export const terrains: Readonly<Record<string, Terrain>> = {
  'open ground': { build: () => undefined, creature: [9, 0, 0] },
  steps: {
    build(fill) {
      for (let step = 0; step < 5; step += 1) fill([4 + step, 0, -6], [12, step, 6], 'dirt')
    },
    creature: [10, 5, 0],
  },
  'a pit': { build: (fill) => fill([6, -3, -2], [10, -1, 2], 'air'), creature: [8, -3, 0] },
  'a pillar': { build: (fill) => fill([8, 0, 0], [8, 3, 0], 'stone'), creature: [8, 4, 0] },
  'behind a wall': { build: (fill) => fill([5, 0, -12], [5, 3, 12], 'cobblestone'), creature: [9, 0, 0] },
  'a closed hut': {
    build(fill) {
      fill([7, 0, -2], [11, 3, 2], 'stone')
      fill([8, 0, -1], [10, 2, 1], 'air')
    },
    creature: [9, 0, 0],
  },
  'across a ravine': { build: (fill) => fill([4, -5, -12], [7, -1, 12], 'air'), creature: [10, 0, 0] },
  'a pond': {
    build: (fill) => fill([5, -2, -3], [11, -1, 3], 'water'),
    creature: [8, -1, 0],
    ground: [13, -1, 0],
  },
  woods: {
    build(fill) {
      for (let x = 3; x < 12; x += 2) {
        for (let z = -5; z < 6; z += 3) {
          fill([x, 0, z], [x, 3, z], 'oak_log')
          fill([x - 1, 3, z - 1], [x + 1, 4, z + 1], 'oak_leaves')
        }
      }
    },
    creature: [10, 0, 1],
  },
  'solid rock': {
    build(fill) {
      fill([-3, 0, -6], [14, 4, 6], 'stone')
      fill([0, 0, 0], [1, 1, 0], 'air')
      fill([7, 0, -1], [10, 2, 1], 'air')
    },
    creature: [8, 0, 0],
  },
}
