import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { fakeContext } from '../testing/fake-context.ts'
import { searchAbove } from './obtain-search.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Searches above ground for dandelions, of which one is at hand at once; tells whether the bot set out for the sky. */
async function climbs(y: number, known?: { readonly name: string; readonly dimension: string }) {
  let hasLooked = false
  const bot = fakeBot({
    entity: { position: new Vec3(0.5, y, 0.5) },
    game: { dimension: 'overworld', minY: -64, height: 384 },
    // The sky is looked for from the top down.
    blockAt() {
      hasLooked = true
      throw new Error('enough seen')
    },
  })
  const places = known === undefined ? [] : [known]
  // Nothing else of the land is asked for.
  const land = { places: { list: () => places } } as unknown as NonNullable<PrimitiveContext['land']>
  const sought = { isFound: () => true, names: ['dandelion'] }
  await searchAbove({ ...fakeContext({ bot }), land }, { x: 1, z: 1 }, sought).catch(() => undefined)
  return hasLooked
}

test.each([
  [true, 'deep under ground', 36, undefined],
  [false, 'near the surface', 66, undefined],
  [false, 'deep, with a known place of it', 36, { name: 'dandelion', dimension: 'overworld' }],
  [true, 'deep, with a known place of something else', 36, { name: 'poppy', dimension: 'overworld' }],
  [true, 'deep, with a known place elsewhere', 36, { name: 'dandelion', dimension: 'the_nether' }],
] as const)('%s that it climbs to the surface first: %s', async (isClimbing, _where, y, known) => {
  expect(await climbs(y, known)).toBe(isClimbing)
})
