import { expect, test } from 'vitest'
import type { BlockAccess } from '../context/block-access.ts'
import { moveBody, type Body } from './move-body.ts'

const stone = 1000
const cube = [0, 0, 0, 1, 1, 1]
const fence = [0.375, 0, 0.375, 0.625, 1.5, 0.625]

test('a falling body lands on the floor', () => {
  const body = stand({ y: 64.3 })
  expect(moveBody(floorAnd(), body, { x: 0, y: -0.5, z: 0 }).y).toBeCloseTo(-0.3)
  expect(body.position.y).toBeCloseTo(64)
})

test('a wall stops one axis and leaves the other', () => {
  const body = stand()
  const done = moveBody(floorAnd({ '1,64,0': [cube] }), body, { x: 0.6, y: 0, z: 0.25 })
  expect(done.x).toBeCloseTo(0.2)
  expect(done.z).toBeCloseTo(0.25)
  expect(body.position).toMatchObject({ y: 64, dimension: 'overworld' })
})

test('a fence stops a body that is a block above its foot', () => {
  const body = stand({ y: 65.2 })
  expect(moveBody(floorAnd({ '1,64,0': [fence] }), body, { x: 0.9, y: 0, z: 0 }).x).toBeCloseTo(0.575)
})

test('of two boxes in the way the nearer one counts, in both directions', () => {
  const blocks = floorAnd({ '2,64,0': [cube], '1,65,0': [cube], '-1,65,0': [cube], '-2,64,0': [cube] })
  expect(moveBody(blocks, stand(), { x: 1.6, y: 0, z: 0 }).x).toBeCloseTo(0.2)
  expect(moveBody(blocks, stand(), { x: -1.6, y: 0, z: 0 }).x).toBeCloseTo(-0.2)
})

test('a body that is far too fast is held back', () => {
  expect(moveBody(floorAnd(), stand(), { x: 900, y: 900, z: 0 })).toEqual({ x: 0, y: 0, z: 0 })
})

const stand = ({ y = 64 } = {}): Body => ({
  position: { x: 0.5, y, z: 0.5, dimension: 'overworld' },
  width: 0.6,
  height: 1.8,
})

/** Blocks of stone below 64, and the shapes of others by their place. */
function floorAnd(others: Readonly<Record<string, readonly (readonly number[])[]>> = {}): BlockAccess {
  const places = Object.keys(others)
  const idAt = (x: number, y: number, z: number): number =>
    y < 64 ? stone : places.indexOf(`${x},${y},${z}`) + 1
  const state = (id: number) => ({ shapes: id === stone ? [cube] : (others[places[id - 1] ?? ''] ?? []) })
  // A body asks nothing else of blocks.
  return { in: () => ({ idAt }), state } as unknown as BlockAccess
}
