import { rubble } from '@voyager-mc/core'
import type { SharedFunction } from './shared-function.ts'

/**
 * Goes to another dimension; the program defines `openNether`, which sees to a portal where none is known, and `outfit`. Before
 * the Nether what is dear is put away where the life goes on.
 */
export function travelTo(
  keepsSafe: boolean,
): SharedFunction<'headings' | 'countOf' | 'keepSafe' | 'takeBlocks'> {
  const keep = keepsSafe ? '\n    await keepSafe(bot, [], true);' : ''
  return {
    uses: ['headings', 'countOf', 'takeBlocks', ...(keepsSafe ? (['keepSafe'] as const) : [])],
    source: `// Goes to another dimension through a portal; one to the Nether is built where none is known.
async function travelTo(bot, dimension) {
  const isIn = (name) => String(bot.game.dimension) === name;
  // A portal may hang in the air: with nothing to build with, no way leads from it but back, where the outfit is.
  const isAtPortal = () => bot.findBlock({ matching: mcData.blocksByName.nether_portal.id, maxDistance: 8 });
  const isStranded = dimension === "the_nether" && isIn(dimension) && countOf(bot, ${JSON.stringify(rubble)}) < 16;
  const isOnRock = () => bot.findBlock({ matching: mcData.blocksByName.netherrack.id, maxDistance: 6 });
  if (isStranded && isAtPortal() && !isOnRock()) await enterPortal(bot, "nether_portal");
  if (dimension === "the_nether" && isIn("overworld")) {
    await outfit(bot);${keep}
  }
  // Two lives stood in the air for half an hour each, where the blocks for the bridge home ended.
  if (isIn("the_nether") && dimension !== "the_nether") await takeBlocks(bot, { least: 32, reaches: [6] });
  for (let round = 0; round < 3 && !isIn(dimension); round += 1) {
    const isOfEnd = isIn("the_end") || dimension === "the_end";
    // Between the End and the Nether lies the Overworld.
    const isRound = isOfEnd && (isIn("the_nether") || dimension === "the_nether");
    if (isRound) await travelTo(bot, "overworld");
    const result = await enterPortal(bot, isOfEnd && !isRound ? "end_portal" : "nether_portal");
    if (isIn(dimension) || isOfEnd) continue;
    // Whoever was kept from one that stands comes from elsewhere, and builds none.
    if (result.reason !== "not-found" && round < 2) {
      const isOutOfBlocks = await takeBlocks(bot, { least: 16, reaches: [6, 32] });
      if (!isOutOfBlocks) await exploreUntil(bot, headings()[round], 8);
      continue;
    }
    if (isIn("overworld")) await openNether(bot);
    else await exploreUntil(bot, headings()[round % 8], 60, () => bot.findBlock({ matching: mcData.blocksByName.nether_portal.id, maxDistance: 48 }), ["nether_portal"]);
    await enterPortal(bot, "nether_portal");
  }
  return isIn(dimension);
}`,
  }
}
