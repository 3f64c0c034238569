import type { SharedFunction } from './shared-function.ts'

/** Comes up to the surface before a long way. */
export const comeUp: SharedFunction<never> = {
  uses: [],
  source: `// Comes up before a long way: through caves and rock it takes ten times as long, and lives lost their eyes on one.
async function comeUp(bot) {
  if (bot.entity.position.y < 58) await exploreUntil(bot, new Vec3(0, 1, 0), 300, () => bot.entity.position.y >= 61);
}`,
}
