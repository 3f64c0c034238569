import { expect, test } from 'vitest'
import type { Entity } from './entity.ts'
import { collectEntityTicks } from './collect-entity-ticks.ts'

const tick = (): undefined => undefined

test('gives an entity the ticks of its kind and type in the order of the rules', () => {
  const [plates, physics, everyMob, hens] = [() => 1, () => 2, () => 3, () => 4]
  const ticksOf = collectEntityTicks([
    { name: 'hens', tickMob: { chicken: hens } },
    { name: 'plates', tickEntity: { any: plates } },
    { name: 'items', tickEntity: { item: physics } },
    { name: 'mobs', tickEntity: { mob: everyMob } },
  ])
  expect(ticksOf(entity('item', 'item'))).toEqual([plates, physics])
  expect(ticksOf(entity('mob', 'chicken'))).toEqual([hens, plates, everyMob])
  expect(ticksOf(entity('mob', 'cow'))).toEqual([plates, everyMob])
})

test('gives an entity that no rule cares for no ticks', () => {
  const ticksOf = collectEntityTicks([{ name: 'hens', tickMob: { chicken: tick } }])
  expect(ticksOf(entity('other', 'fishing_bobber'))).toEqual([])
  expect(ticksOf(entity('mob', 'constructor'))).toEqual([])
})

// Nothing else of an entity is looked at.
const entity = (kind: Entity['kind'], typeName: string): Entity => ({ kind, typeName }) as Entity
