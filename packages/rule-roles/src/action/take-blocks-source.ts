import { rubble } from '@voyager-mc/core'
import type { SharedFunction } from './shared-function.ts'

/** Digs blocks to build with where there are too few. */
export const takeBlocks: SharedFunction<'countOf'> = {
  uses: ['countOf'],
  source: `// Digs blocks to build with until there are enough; true when there were fewer than the least.
async function takeBlocks(bot, { least, wanted = 48, enough = wanted, reaches, isUnsafe = () => false }) {
  const held = () => countOf(bot, ${JSON.stringify(rubble)});
  if (held() >= least) return false;
  // Walls of one's own stand in the way to all others, and the bricks of a fortress are what one stands on.
  for (const maxDistance of reaches) {
    for (const name of ["cobblestone", "cobbled_deepslate", "netherrack", "blackstone", "dirt", "stone", "soul_soil", "basalt", "nether_bricks"]) {
      if (held() >= enough || isUnsafe()) return true;
      const near = bot.findBlocks({ matching: mcData.blocksByName[name].id, maxDistance, count: 64 }).length;
      if (near > 0) await mineBlock(bot, name, Math.min(near, wanted - held()));
    }
  }
  return true;
}`,
}
