import { expect, test } from 'vitest'
import type { BodyPart, MobEntity } from '../context/entity.ts'
import { findVictim } from './find-victim.ts'

/** A body of four by four blocks at the origin, as far as it is asked for. */
function body(parts?: readonly BodyPart[]): MobEntity {
  const fields = { kind: 'mob', position: { x: 0, y: 60, z: 0, dimension: 'the_end' }, width: 4, height: 4 }
  // Of a body the search reads its box and its parts.
  return { ...fields, ...(parts && { parts }) } as unknown as MobEntity
}

const head: BodyPart = { name: 'head', position: { x: 6, y: 60, z: 0 }, width: 1, height: 1 }
const neck: BodyPart = { name: 'neck', position: { x: 5, y: 60, z: 0 }, width: 3, height: 3 }

test('a body without parts is met in its box', () => {
  const whole = body()
  expect(findVictim([whole], { x: 1.9, y: 63, z: 0 })).toEqual({ victim: whole, isOnHead: false })
  expect(findVictim([whole], { x: 6, y: 60.5, z: 0 })).toBeUndefined()
})

test('a body in parts is met where they are, and nowhere else', () => {
  const dragon = body([head, neck])
  expect(findVictim([dragon], { x: 4, y: 62, z: 1 })).toEqual({ victim: dragon, isOnHead: false })
  expect(findVictim([dragon], { x: 1.9, y: 63, z: 0 })).toBeUndefined()
})

test('where head and neck lie over each other the head is met', () => {
  const dragon = body([head, neck])
  expect(findVictim([dragon], { x: 6.2, y: 60.5, z: 0 })?.isOnHead).toBe(true)
})
