import type { SharedFunction } from './shared-function.ts'

/** Walks over the bridges of a fortress: from below, none of what stands on them is seen. */
export const walkFortress: SharedFunction<never> = {
  uses: [],
  source: `// Climbs the fortress that is near and walks over its bridges until one of the blocks is in sight, or what else is looked for.
async function walkFortress(bot, names, isFound = () => false) {
  const idsOf = (each) => each.map((name) => mcData.blocksByName[name].id);
  const see = () => isFound() || bot.findBlock({ matching: idsOf(names), maxDistance: 32 });
  const isOpen = (place) => (bot.blockAt(place) || {}).boundingBox === "empty";
  const been = { floors: [], bricks: [] };
  for (let leg = 0; leg < 24 && !see(); leg += 1) {
    const here = bot.entity.position;
    const bricks = bot.findBlocks({ matching: idsOf(["nether_bricks", "nether_brick_stairs"]), maxDistance: 48, count: 2000 });
    const open = bricks.filter((place) => isOpen(place.offset(0, 1, 0)) && isOpen(place.offset(0, 2, 0)));
    const floors = joined(open, here);
    // From below only pillars are seen, and the highest of their bricks is nearest to the bridge.
    const kind = floors.length > 0 ? "floors" : "bricks";
    const shown = kind === "floors" ? floors : bricks;
    const top = Math.max(...shown.map(({ y }) => y));
    const fresh = shown.filter((place) => place.y > top - (kind === "floors" ? 3 : 1) && been[kind].every((other) => other.distanceTo(place) > 10));
    const next = fresh.sort((a, b) => a.distanceTo(here) - b.distanceTo(here))[0];
    if (!next) return;
    been[kind].push(next);
    // With the feet below a floor, no more of it is seen than its edge.
    await goTo(bot, next.offset(0, 1, 0), kind === "floors" ? 0 : 2);
  }
}

// Floors that steps lead to from the one underfoot, or all where the feet are on none: whoever builds out to another bridge falls.
function joined(floors, here) {
  const steps = [-1, 0, 1];
  const keyOf = (x, y, z) => x + " " + y + " " + z;
  const left = new Map(floors.map((place) => [keyOf(place.x, place.y, place.z), place]));
  const start = floors.find((place) => place.offset(0.5, 1, 0.5).distanceTo(here) < 1.5);
  if (!start) return floors;
  const found = [start];
  for (let index = 0; index < found.length; index += 1) {
    const { x, y, z } = found[index];
    for (const dx of steps) for (const dy of steps) for (const dz of steps) {
      const key = keyOf(x + dx, y + dy, z + dz);
      if (!left.has(key)) continue;
      found.push(left.get(key));
      left.delete(key);
    }
  }
  return found;
}`,
}
