import { expect, test } from 'vitest'
import type { Entity } from '../context/entity.ts'
import { damageBonus, isUndead } from './damage-bonus.ts'

// Only the kind and the name of a target count.
const mob = (typeName: string): Entity => ({ kind: 'mob', typeName }) as Entity

test.each([
  [{ sharpness: 5 }, 'pig', 3],
  [{ smite: 4 }, 'zombie', 10],
  [{ smite: 4 }, 'spider', 0],
  [{ bane_of_arthropods: 2 }, 'spider', 5],
  [{}, 'zombie', 0],
])('%j adds to a blow on a %s %d', (levels, name, bonus) => {
  expect(damageBonus(levels, mob(name))).toBe(bonus)
})

test('skeletons are dead and piglins are not', () => {
  expect([isUndead('skeleton'), isUndead('piglin')]).toEqual([true, false])
})
