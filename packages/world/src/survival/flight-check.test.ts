import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createFlightCheck } from './flight-check.ts'

const names = ['air', 'stone', 'white_bed'] as const
const shapes: Readonly<Record<(typeof names)[number], readonly (readonly number[])[]>> = {
  air: [],
  stone: [[0, 0, 0, 1, 1, 1]],
  white_bed: [[0, 0, 0, 1, 0.5625, 1]],
}

/** Stone up to height 10, with beds on it where z is even. */
const nameAt = (y: number, z: number): (typeof names)[number] => {
  if (y < 10) return 'stone'
  return y === 10 && z % 2 === 0 ? 'white_bed' : 'air'
}
const blocks = {
  at: ({ y, z }: Place) => ({ name: nameAt(Math.floor(y), Math.floor(z)) }),
  in: () => ({ idAt: (_x: number, y: number, z: number) => names.indexOf(nameAt(y, z)) }),
  state: (id: number) => ({ shapes: shapes[names[id] ?? 'air'] }),
}
const world = { blocks } as unknown as WorldContext // the check asks for blocks alone

function body(position: Place): Player {
  const fields = {
    position,
    gameMode: 'survival',
    effects: new Map(),
    isGliding: false,
    pushedTicks: 0,
    width: 0.6,
  }
  return fields as unknown as Player // the check asks for nothing else
}

const place = (y: number, z: number): Place => ({ x: 0.5, y, z: z + 0.5, dimension: 'overworld' })

test('a body on a bed that is put on higher ground may stay there', () => {
  const player = body(place(10.5625, 0))
  const check = createFlightCheck(player.position)
  expect(check.mayBeAt(world, player, place(10.5625, 0))).toBe(true)
  Object.assign(player.position, place(80, 1))
  expect(check.mayBeAt(world, player, place(80, 1))).toBe(true)
})

test('a body that was put back is always let stay where it was put', () => {
  const height = fc.constantFrom(10, 10.5625, 10.7, 11, 11.2, 12, 15, 40, 80)
  const move = fc.record({ y: height, z: fc.integer({ min: 0, max: 3 }), isTeleport: fc.boolean() })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      const player = body(place(10, 1))
      const check = createFlightCheck({ ...player.position })
      for (const { y, z, isTeleport } of moves) {
        if (isTeleport) Object.assign(player.position, place(y, z))
        else if (check.mayBeAt(world, player, place(y, z))) Object.assign(player.position, place(y, z))
        else Object.assign(player.position, check.ground)
        if (!isTeleport) expect(check.mayBeAt(world, player, { ...player.position })).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
