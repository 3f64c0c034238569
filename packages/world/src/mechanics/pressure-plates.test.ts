import { expect, test } from 'vitest'
import type { BlockChange } from '../context/block-change.ts'
import type { Entity } from '../context/entity.ts'
import { placeKey, type MutablePlace, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createPressurePlates } from './pressure-plates.mechanic.ts'

const plate = 'oak_pressure_plate'
const spot = { x: 3, y: 64, z: 5, dimension: 'overworld' } as const

test('a plate laid under an entity that stands still is pressed', () => {
  const { put, ticks, isPressed } = stage()
  ticks(4)
  put(spot, plate)
  ticks(2)
  expect(isPressed(spot)).toBe(true)
})

test('an entity that walks onto a plate presses it', () => {
  const { put, ticks, isPressed, position } = stage()
  const ahead = { ...spot, x: spot.x + 1 }
  put(ahead, plate)
  ticks(4)
  expect(isPressed(ahead)).toBe(false)
  position.x += 1
  ticks(2)
  expect(isPressed(ahead)).toBe(true)
})

test('a plate in a world that went back is pressed by who already stood there', () => {
  const { blocks, restore, ticks, isPressed } = stage()
  ticks(4)
  blocks.set(placeKey(spot), plate)
  restore()
  ticks(2)
  expect(isPressed(spot)).toBe(true)
})

test('an entity at rest does not look at its block again and again', () => {
  const { ticks, looks } = stage()
  ticks(100)
  expect(looks()).toBe(1)
})

/** A world of air with one entity in it. */
function stage() {
  const blocks = new Map<string, string>()
  const pressed = new Set<string>()
  const position: MutablePlace = { x: 3.5, y: 64, z: 5.5, dimension: 'overworld' }
  const entity = { id: 1, kind: 'item', position } as Entity
  const plates = createPressurePlates()
  let looks = 0
  const world = {
    tick: 0,
    blocks: {
      isLoaded: () => true,
      at(place: Place) {
        looks += 1
        return { name: blocks.get(placeKey(place)) ?? 'air', properties: {} }
      },
      update: (place: Place) => pressed.add(placeKey(place)),
    },
  }
  // Plates ask nothing else of a world.
  const context = world as unknown as WorldContext
  return {
    blocks,
    position,
    looks: () => looks,
    isPressed: (place: Place) => pressed.has(placeKey(place)),
    restore: () => plates.restored?.(context),
    put: (place: Place, name: string) => {
      blocks.set(placeKey(place), name)
      // Nor of a change anything but the new block's name.
      plates.blockChanged?.(context, { position: place, after: { name } } as BlockChange)
    },
    ticks: (count: number) => {
      for (let done = 0; done < count; done += 1) {
        world.tick += 1
        plates.tick?.(context)
        plates.tickEntity?.any?.(context, entity)
      }
    },
  }
}
