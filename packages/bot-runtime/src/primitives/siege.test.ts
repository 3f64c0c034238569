import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { noteKill, type Siege } from './siege.ts'

test('of what dies in a siege only creatures of its kind count, and their drops are fetched', () => {
  const siege: Siege = {
    name: 'blaze',
    count: 2,
    limitTicks: 100,
    kills: 0,
    drops: [],
    sorties: 0,
    ticks: 0,
  }
  noteKill(siege, { name: 'wither_skeleton', position: new Vec3(1.5, 64, 0.5) })
  expect([siege.kills, siege.drops]).toEqual([0, []])
  noteKill(siege, { name: 'blaze', position: new Vec3(3.5, 64.2, -0.5) })
  expect([siege.kills, siege.drops]).toEqual([1, [new Vec3(3, 64, -1)]])
})
