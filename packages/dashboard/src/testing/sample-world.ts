import type { WorldFrame } from '@voyager-mc/vision/watch'

/** Height of the meadow's upper face. */
export const groundY = 64

const grass = 1
const stone = 2
const water = 3

/** A bot on a meadow of 96 blocks a side with a pond, a block of stone and a wounded zombie. */
export function sampleWorld(): WorldFrame {
  const sections = Array.from({ length: 36 }, (_, index) => ({
    x: (index % 6) - 3,
    y: 3,
    z: Math.floor(index / 6) - 3,
    runs: [stone, 3840, index === 0 ? water : grass, 256],
  }))
  return {
    tick: 100,
    timeOfDay: 6000,
    dimension: 'overworld',
    self: { at: [0.5, groundY, 0.5], yaw: 0, pitch: 0, health: 14, food: 20, held: 'stone_axe' },
    met: [{ id: 7, label: 'zombie', width: 0.6, height: 1.95 }],
    moved: [[7, 4.5, groundY, -4.5, 0, 13]],
    way: [
      [2.5, groundY, 0.5],
      [6.5, groundY, 0.5],
    ],
    aim: [1, groundY - 1, 0],
    primitive: 'mineBlock',
    sections: [...sections, ...sections.map(({ x, z }) => ({ x, y: 4, z, runs: [] }))],
    looks: [
      [grass, { name: 'grass_block', form: 'cube', side: 0x8a6a43, top: 0x5f9f35 }],
      [stone, { name: 'stone', form: 'cube', side: 0x7f7f7f, top: 0x7f7f7f }],
      [water, { name: 'water', form: 'water', side: 0x3f76e4, top: 0x3f76e4 }],
    ],
  }
}
