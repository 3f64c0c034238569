/** Looks for creatures. */
export const seekSource = `// Finds one of the creatures, on the bot's own level first, and under the sky where there is one; each round walks in another direction.
async function seek(bot, kinds, round, vain = []) {
  const rise = ({ position }) => Math.abs(position.y - bot.entity.position.y);
  // A way through the ground is dear, and what lives there moves on meanwhile.
  const cost = (entity) => entity.position.distanceTo(bot.entity.position) + 2 * rise(entity);
  const within = (distance) =>
    Object.values(bot.entities)
      .filter((entity) => kinds.includes(entity.name) && !vain.includes(entity.id))
      .filter((entity) => entity.position.distanceTo(bot.entity.position) < distance && rise(entity) < distance / 2)
      .sort((a, b) => cost(a) - cost(b))[0];
  const see = () => within(40);
  if (!see() && bot.game.dimension.includes("overworld") && bot.entity.position.y < 58) {
    await exploreUntil(bot, new Vec3(0, 1, 0), 300, () => see() || bot.entity.position.y >= 61);
  }
  const far = within(120);
  if (far && !see()) await goTo(bot, far.position, 8);
  // Where they come from one waits: who leaves a bridge to look around falls, and outside their forests there are no endermen.
  const isAmongForests = kinds.includes("enderman") && String(bot.game.dimension) === "the_nether";
  const source = kinds.includes("blaze") ? "spawner" : isAmongForests ? "warped_nylium" : "";
  if (!see() && source && bot.findBlock({ matching: mcData.blocksByName[source].id, maxDistance: 24 })) return null;
  const choices = headings();
  return see() || (await wander(bot, choices[round % choices.length], { seconds: 60 + 30 * round, see, names: kinds }));
}`

/** The call of a round that looks for a creature; it resolves to the creature, and to nothing where there is none. */
export function seekCall(creature: string): string {
  return `await seek(bot, ["${creature}"], round)`
}
