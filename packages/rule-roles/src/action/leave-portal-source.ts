import type { SharedFunction } from './shared-function.ts'

/** Goes a few steps before it digs down: a life fell through its own shaft, 28 blocks deep, when it came back through its portal. */
export const leavePortal: SharedFunction<'headings'> = {
  uses: ['headings'],
  source: `// Goes away from a portal, before which nobody digs a shaft: whoever comes through falls in.
async function leavePortal(bot, round) {
  const isNear = () => Boolean(bot.findBlock({ matching: mcData.blocksByName.nether_portal.id, maxDistance: 8 }));
  for (let turn = 0; turn < 4 && isNear(); turn += 1) {
    await exploreUntil(bot, headings()[(round + 2 * turn) % 8], 6, () => !isNear());
  }
}`,
}
