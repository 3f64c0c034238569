/** Fights what shoots fire from behind walls: five seconds amid a spawner's blazes kill. */
export const fightFromShelterSource = `// Fights from behind walls; true when a creature of the kind died.
async function fightFromShelter(bot, prey) {
  // Who follows one that has gone down from a bridge digs it away, and falls.
  if (prey.position.y < bot.entity.position.y - 5) {
    hunt.vain = [...(hunt.vain || []), prey.id];
    return false;
  }
  if (prey.position.distanceTo(bot.entity.position) > 20) await goTo(bot, prey.position, 12);
  // Between two fights one stands in the open, and of two blazes often one leaves nothing.
  const result = await fightFromCover(bot, prey.name, 4, 240);
  if (result.status === "succeeded") return true;
  // Without blocks for walls nobody stands before them.
  if (result.reason === "missing-item") await fleeFrom(bot, prey.name, 32);
  // Where no walls can stand one turn with the blade is what is left.
  if (result.reason !== "not-possible") return false;
  if (bot.health < 12) await fleeFrom(bot, prey.name, 24);
  return (await attackTarget(bot, prey, 5)).status === "succeeded";
}`
