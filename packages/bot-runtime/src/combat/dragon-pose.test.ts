import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { dragonPose, isBitten, struckParts } from './dragon-pose.ts'

const flight = 0
const roar = 7
const bot = fakeBot({ registry: { entitiesByName: { ender_dragon: { metadataKeys: ['flags', 'phase'] } } } })

/** A dragon above the fountain, in a phase, with the yaw of a bot that would look the same way. */
function dragon(phase: number, yaw = 0): Parameters<typeof dragonPose>[1] {
  const fields = { name: 'ender_dragon', position: new Vec3(0.5, 68, 0.5), yaw, metadata: [0, phase] }
  // Of an entity a pose reads these fields.
  return fields as unknown as Parameters<typeof dragonPose>[1]
}

const eastOf = (blocks: number, y: number): Vec3 => new Vec3(0.5 + blocks, y, 0.5)

test('a dragon looks the other way than a bot of its yaw', () => {
  // A bot of yaw 0 looks north.
  expect(dragonPose(bot, dragon(flight)).facing).toEqual({ x: 0, z: 1 })
  expect(dragonPose(bot, dragon(flight), { turnedTo: { x: 9, z: 0.5 } }).facing).toEqual({ x: 1, z: 0 })
})

test('on the perch its neck hangs within reach from the ground', () => {
  const turnedTo = eastOf(9, 63)
  const [neck, trunk] = struckParts(dragonPose(bot, dragon(roar), { turnedTo }))
  expect(neck).toMatchObject({ position: { x: 6, y: 67, z: 0.5 }, width: 3, height: 3 })
  expect(trunk).toMatchObject({ position: { x: 1, y: 68, z: 0.5 }, width: 5, height: 3 })
  const [flying] = struckParts(dragonPose(bot, dragon(flight), { turnedTo }))
  expect(flying?.position.y).toBe(68)
})

test('head and neck hurt before it, not below them and not under its body', () => {
  const pose = dragonPose(bot, dragon(roar), { turnedTo: eastOf(9, 63) })
  expect(isBitten(eastOf(6, 65), pose)).toBe(true)
  expect(isBitten(eastOf(3, 65), pose)).toBe(true)
  expect(isBitten(eastOf(6, 64), pose)).toBe(false)
  expect(isBitten(eastOf(1, 65), pose)).toBe(false)
  expect(isBitten(eastOf(-6, 65), pose)).toBe(false)
})
