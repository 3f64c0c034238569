import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { forgetVainUse, isKnownVain, isTelling, noteVainUse } from './vain-uses.ts'

const use = 'bucket on water'

function standing() {
  const entity = { position: new Vec3(0, 64, 0) }
  const bot = fakeBot({ entity, game: { dimension: 'overworld' } })
  const goTo = (x: number): void => void entity.position.set(x, 64, 0)
  return { bot, goTo }
}

test('what was in vain twice is not tried again there', () => {
  const { bot, goTo } = standing()
  expect(noteVainUse(bot, use)).toBe(false)
  goTo(20)
  expect(noteVainUse(bot, use)).toBe(true)
  expect(isKnownVain(bot, use)).toBe(true)
})

test('elsewhere it is tried again, and in vain once more at the first place', () => {
  const { bot, goTo } = standing()
  noteVainUse(bot, use)
  noteVainUse(bot, use)
  goTo(40)
  expect(isKnownVain(bot, use)).toBe(false)
  expect(noteVainUse(bot, use)).toBe(false)
  expect(isKnownVain(bot, use)).toBe(false)
})

test('a use that worked is no longer in vain', () => {
  const { bot } = standing()
  noteVainUse(bot, use)
  noteVainUse(bot, use)
  forgetVainUse(bot, use)
  expect(isKnownVain(bot, use)).toBe(false)
})

test.each([
  [true, { tries: 2, met: 'water at (1, 62, 3)' }],
  [true, { tries: 1 }],
  [false, { tries: 1, met: 'tuff at (1, 63, 3)' }],
  [false, { tries: 0, met: 'water at (1, 62, 3)' }],
])('%s that a use of this end is impossible: %o', (isImpossible, end) => {
  expect(isTelling(end, 'water')).toBe(isImpossible)
})
