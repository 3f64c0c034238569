import type { SharedFunction } from './shared-function.ts'

/** Walks over the bridges of a fortress: from below, none of what stands on them is seen. */
export const walkFortress: SharedFunction<never> = {
  uses: [],
  source: `// Climbs the fortress that is near and walks over its bridges until one of the blocks is in sight.
async function walkFortress(bot, names) {
  const idsOf = (each) => each.map((name) => mcData.blocksByName[name].id);
  const see = () => bot.findBlock({ matching: idsOf(names), maxDistance: 32 });
  const isOpen = (place) => (bot.blockAt(place) || {}).boundingBox === "empty";
  const been = [];
  for (let leg = 0; leg < 24 && !see(); leg += 1) {
    const here = bot.entity.position;
    const bricks = bot.findBlocks({ matching: idsOf(["nether_bricks"]), maxDistance: 48, count: 2000 });
    const floors = bricks.filter((place) => isOpen(place.offset(0, 1, 0)) && isOpen(place.offset(0, 2, 0)));
    // From below only pillars are seen, and the highest of their bricks is nearest to the bridge.
    const shown = floors.length > 0 ? floors : bricks;
    const top = Math.max(...shown.map(({ y }) => y));
    const fresh = shown.filter((place) => place.y > top - (floors.length > 0 ? 3 : 1) && been.every((other) => other.distanceTo(place) > 10));
    const next = fresh.sort((a, b) => a.distanceTo(here) - b.distanceTo(here))[0];
    if (!next) return;
    been.push(next);
    await goTo(bot, next.offset(0, 1, 0), 2);
  }
}`,
}
