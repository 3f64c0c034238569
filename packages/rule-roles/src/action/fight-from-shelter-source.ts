/** Fights what shoots fire from behind walls: five seconds amid a spawner's blazes kill. */
export const fightFromShelterSource = `// Fights from behind walls; true when a creature of the kind died.
async function fightFromShelter(bot, prey) {
  // Who follows one that has gone down from a bridge digs it away, and falls.
  if (prey.position.y < bot.entity.position.y - 5) {
    hunt.vain = [...(hunt.vain || []), prey.id];
    return false;
  }
  // Who is weak comes out of no fight with them.
  if (bot.health < 12) await takeShelter(bot, 60);
  if (bot.health < 9) {
    await fleeFrom(bot, prey.name, 32);
    return false;
  }
  if (prey.position.distanceTo(bot.entity.position) > 20) await goTo(bot, prey.position, 12);
  // Between two fights one stands in the open, and of two blazes often one leaves nothing.
  const result = await fightFromCover(bot, prey.name, 4, 240);
  if (result.status === "succeeded") return true;
  // Without blocks for walls nobody stands before them.
  if (result.reason === "missing-item") await fleeFrom(bot, prey.name, 32);
  if (result.reason === "timeout") return shootOneOutOfReach(bot, prey);
  // Where no walls can stand one turn with the blade is what is left.
  if (result.reason !== "not-possible") return false;
  if (bot.health < 12) await fleeFrom(bot, prey.name, 24);
  return (await attackTarget(bot, prey, 5)).status === "succeeded";
}

// What hovers where no blade reaches is shot while it is alone, and left after the second time: a life sat behind its walls for ten minutes.
async function shootOneOutOfReach(bot, prey) {
  const isNear = ({ name, position }) => name === prey.name && position.distanceTo(bot.entity.position) < 32;
  const isAlone = Object.values(bot.entities).filter(isNear).length === 1;
  if (isAlone && bot.health >= 14 && countOf(bot, ["bow", "crossbow"]) > 0 && countOf(bot, ["arrow"]) >= 6) {
    if ((await shootTarget(bot, prey.name, 6)).status === "succeeded") return true;
  }
  const late = hunt.late || [];
  if (late.includes(prey.id)) hunt.vain = [...(hunt.vain || []), prey.id];
  hunt.late = [...late, prey.id];
  return false;
}`

/** Makes it quiet at a spawner before one walks about there. */
export const calmBlazesSource = `// Fights until at most one blaze is about, for a few turns; true when it is that quiet. Who walks off to a bed of wart among more is dead in half a minute.
async function calmBlazes(bot) {
  const blazes = () => Object.values(bot.entities).filter(({ name, position }) => name === "blaze" && position.distanceTo(bot.entity.position) < 20);
  for (let turn = 0; turn < 3 && blazes().length > 1; turn += 1) await fightFromShelter(bot, blazes()[0]);
  return blazes().length < 2;
}`
