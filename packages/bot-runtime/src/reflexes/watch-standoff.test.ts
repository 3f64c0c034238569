import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { watchStandoff } from './watch-standoff.ts'

/** The ticks of six hundred at which a standoff is vain; in some of them something happens. */
function vainTicks(happens: (tick: number, bot: ReturnType<typeof fakeBot>) => boolean): readonly number[] {
  const bot = fakeBot()
  const standoff = watchStandoff(bot)
  const ticks = Array.from({ length: 600 }, (_each, tick) => tick + 1)
  return ticks.filter((tick) => standoff.isVain(happens(tick, bot)))
}

const hurt = (bot: ReturnType<typeof fakeBot>, blocks: number): boolean =>
  bot.emit('entityHurt', { position: new Vec3(blocks, 64, 0.5) })

test('enemies that are faced for ten seconds without a blow are faced in vain', () => {
  expect(vainTicks(() => true)).toEqual([200, 400, 600])
})

test('a blow close by counts, and one far off does not', () => {
  expect(vainTicks((tick, bot) => tick % 150 !== 0 || hurt(bot, 3))).toEqual([])
  expect(vainTicks((tick, bot) => tick % 150 !== 0 || hurt(bot, 20) || true)).toEqual([200, 400, 600])
})

test('who runs in between faces nobody in vain', () => {
  expect(vainTicks((tick) => tick % 150 !== 0)).toEqual([])
})
