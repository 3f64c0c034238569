import type { SharedFunction } from './shared-function.ts'

/** Follows eyes of ender to a stronghold and digs down to its portal's room. */
export const reachStronghold: SharedFunction<'comeUp' | 'headings' | 'stayFed'> = {
  uses: ['comeUp', 'headings', 'stayFed'],
  source: `// Follows eyes of ender to a stronghold and goes to the frames of its portal.
async function reachStronghold(bot) {
  const frame = () => bot.findBlock({ matching: mcData.blocksByName.end_portal_frame.id, maxDistance: 64 });
  const standsBeside = () => frame() && frame().position.distanceTo(bot.entity.position) < 9;
  const there = async () => {
    if (standsBeside()) await remember(bot, "stronghold", frame().position);
    return Boolean(standsBeside());
  };
  // One that was found is walked back to: no eye is thrown for it.
  const isKnown = Boolean(await recall(bot, "stronghold"));
  const sight = await findStructure(bot, "stronghold", isKnown ? 600 : 0);
  if (sight.status === "succeeded") return (await there()) || true;
  let left = isKnown ? 0 : await blocksToStronghold(bot);
  let before = null;
  // Half of the eyes are lost where they fall, so few are thrown. One that turns around has been passed by: the next legs are shorter.
  for (let leg = 0, stride = 64; !isKnown && leg < 60 && !frame(); leg += 1) {
    await stayFed(bot);
    await comeUp(bot);
    const walk = left > stride ? Math.min(400, left) : stride;
    left -= walk;
    const result = await followEye(bot, Math.round(walk));
    const way = result.detail && result.detail.direction;
    if (way && before && way.x * before.x + way.z * before.z < 0) {
      left = 0;
      stride = Math.max(8, stride / 2);
    }
    before = way || before;
    if (result.status === "failed" && result.reason === "missing-item") return false;
    if (result.status === "failed") await exploreUntil(bot, headings()[leg % 8], 20, frame);
    else if (result.detail.isBelow) break;
  }
  // Its rooms lie deep below the place where the eye sinks.
  for (let round = 0; round < 4 && !standsBeside(); round += 1) {
    if (frame()) await findStructure(bot, "stronghold", 120);
    else await exploreUntil(bot, round === 0 ? new Vec3(0, -1, 0) : new Vec3(headings()[round].x, -1, headings()[round].z), 120, frame);
  }
  return there();
}

// Blocks to where the ways of two eyes cross that are thrown a few dozen blocks apart; 400 where they say nothing, or it is far.
async function blocksToStronghold(bot) {
  const usual = 400;
  const look = async () => {
    await comeUp(bot);
    const { x, z } = bot.entity.position;
    const { detail = {} } = await followEye(bot, 0);
    return { x, z, way: detail.isBelow ? undefined : detail.direction, isBelow: detail.isBelow };
  };
  const across = (a, b) => a.x * b.z - a.z * b.x;
  const first = await look();
  if (first.isBelow) return 0;
  if (!first.way) return usual;
  await exploreUntil(bot, new Vec3(Math.round(-first.way.z), 0, Math.round(first.way.x)), 12);
  const second = await look();
  if (second.isBelow) return 0;
  const turn = second.way ? across(second.way, first.way) : 0;
  const blocks = turn === 0 ? 0 : across({ x: first.x - second.x, z: first.z - second.z }, first.way) / turn;
  return blocks > 0 && blocks < 4000 ? blocks : usual;
}`,
}
