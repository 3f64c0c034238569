import { expect, test } from 'vitest'
import { leavePortal } from './leave-portal-source.ts'

/** Walks of somebody so many blocks from a portal; each leads so many blocks away. */
async function walks(away: number, { stride = 5 } = {}): Promise<number> {
  let [blocks, taken] = [away, 0]
  const given = {
    mcData: { blocksByName: { nether_portal: { id: 1 } } },
    headings: () => Array.from({ length: 8 }, () => ({})),
    exploreUntil: async (_bot: object, _heading: object, _seconds: number, isDone: () => boolean) => {
      taken += 1
      blocks += stride
      return isDone()
    },
  }
  const bot = {
    findBlock: ({ maxDistance }: { readonly maxDistance: number }) => (blocks <= maxDistance ? {} : null),
  }
  // The function comes from the package under test, from a fixed template.
  // oxlint-disable-next-line typescript/no-implied-eval
  const make = new Function(...Object.keys(given), `${leavePortal.source}\nreturn leavePortal`)
  await make(...Object.values(given))(bot, 7)
  return taken
}

test('goes away from a portal until eight blocks lie between', async () => {
  expect(await walks(1)).toBe(2)
  expect(await walks(9)).toBe(0)
})

test('gives up after four directions', async () => {
  expect(await walks(1, { stride: 0 })).toBe(4)
})
