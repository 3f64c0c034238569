import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { bodyOf, isInStrikeZone } from './strike-zone.ts'

const eye = new Vec3(0.5, 65.62, 0.5)
const pig = (x: number, y: number, z: number) => ({ position: new Vec3(x, y, z), height: 0.9, width: 0.9 })
const isOpen = (): boolean => true

test('reach counts from the eyes to the nearest part of the body', () => {
  expect(isInStrikeZone(eye, pig(3.3, 64, 0.5), { isOpen })).toBe(true)
  expect(isInStrikeZone(eye, pig(4.5, 64, 0.5), { isOpen })).toBe(false)
  // Two blocks up it is nearer to the eyes than on the ground.
  expect(isInStrikeZone(eye, pig(3.4, 66, 0.5), { isOpen })).toBe(true)
  expect(isInStrikeZone(eye, pig(3.3, 64, 0.5), { isOpen, margin: 1 })).toBe(false)
})

test('nobody hits through a wall, but over one', () => {
  const wall = (height: number) => (x: number, y: number) => !(x === 1 && y < 64 + height)
  expect(isInStrikeZone(eye, pig(2.9, 64, 0.5), { isOpen: wall(3) })).toBe(false)
  expect(isInStrikeZone(eye, pig(2.6, 64, 0.5), { isOpen: wall(1) })).toBe(true)
})

test('the wings of a dragon are no part of what can be hit', () => {
  const dragon = { name: 'ender_dragon', position: new Vec3(8, 63, 0.5), height: 8, width: 16 }
  expect(isInStrikeZone(eye, dragon, { isOpen })).toBe(true)
  expect(isInStrikeZone(eye, bodyOf(dragon), { isOpen })).toBe(false)
  expect(bodyOf({ ...dragon, name: 'pig' })).toMatchObject({ height: 8, width: 16 })
})
