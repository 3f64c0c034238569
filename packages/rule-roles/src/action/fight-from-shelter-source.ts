/** Fights what shoots fire in short turns, and heals between them behind walls: five seconds amid a spawner's blazes kill. */
export const fightFromShelterSource = `// Fights in short turns and heals between them in a hut; true when a creature of the kind died.
async function fightFromShelter(bot, prey) {
  // Who follows one that has gone down from a bridge digs it away, and falls.
  const isLevel = ({ position }) => position.y > bot.entity.position.y - 5;
  for (let turn = 0; turn < 40; turn += 1) {
    if (bot.health < 15) await takeShelter(bot, prey.name);
    // Where no hut was closed, one more turn is the end.
    if (bot.health < 8) {
      await fleeFrom(bot, prey.name, 24);
      await takeShelter(bot, prey.name);
    }
    const near = bot.nearestEntity((entity) => entity.name === prey.name && isLevel(entity) && entity.position.distanceTo(bot.entity.position) < 16);
    if (!near && !isLevel(prey)) {
      hunt.vain = [...(hunt.vain || []), prey.id];
      return false;
    }
    const result = await attackTarget(bot, near || prey, near ? 1 : 5);
    if (result.status === "succeeded") {
      // The others go on shooting at whoever walks off with a little health left.
      if (bot.health < 12) await takeShelter(bot, prey.name);
      return true;
    }
    if (result.reason !== "timeout") return false;
  }
  return false;
}

// Walls itself in where it stands and waits until the wounds have closed.
async function takeShelter(bot, foe) {
  const filler = ["cobblestone", "cobbled_deepslate", "netherrack", "nether_bricks", "dirt"].find((name) => countOf(bot, [name]) >= 22);
  // A body that still moves would stand in the way of its own walls.
  bot.clearControlStates();
  await bot.waitForTicks(3);
  // On soul sand one stands a little below the next block.
  const feet = bot.entity.position.offset(0, 0.2, 0).floored();
  const spans = ["x", "z"].map((axis) => {
    const within = bot.entity.position[axis] - feet[axis];
    return [...(within < 0.3 ? [-1] : []), 0, ...(within > 0.7 ? [1] : [])];
  });
  const body = spans[0].flatMap((x) => spans[1].map((z) => [x, z]));
  const isBody = (x, z) => body.some((cell) => cell[0] === x && cell[1] === z);
  const walls = body
    .flatMap(([x, z]) => [[x + 1, z], [x - 1, z], [x, z + 1], [x, z - 1]])
    .filter(([x, z]) => !isBody(x, z));
  const cells = [0, 1].flatMap((y) => walls.map(([x, z]) => [x, y, z]));
  // The roof hangs on a wall that is one higher.
  const post = walls.find(([x, z]) => Math.abs(x - body[0][0]) + Math.abs(z - body[0][1]) === 1);
  cells.push([post[0], 2, post[1]], ...body.map(([x, z]) => [x, 2, z]));
  const hut = cells.map(([x, y, z]) => ({ name: filler, position: new Vec3(x, y, z) }));
  const isOpen = () => cells.some(([x, y, z]) => (bot.blockAt(feet.offset(x, y, z)) || {}).boundingBox !== "block");
  // Who stands where a wall comes is struck meanwhile, and thrown back.
  // On a pillar there is nothing to build on.
  const isFirm = walls.every(([x, z]) => (bot.blockAt(feet.offset(x, -1, z)) || {}).boundingBox === "block");
  for (let round = 0; round < 2 && filler && isFirm && isOpen(); round += 1) {
    await buildStructure(bot, hut, feet);
    await bot.waitForTicks(2);
  }
  // In the open, rest is the end.
  const longest = isOpen() ? 1 : 30;
  for (let rest = 0; rest < longest && bot.health < 18; rest += 1) {
    // One that was walled in as well strikes until it is dead.
    const inside = !isOpen() && bot.nearestEntity(({ name, position }) => name === foe && position.distanceTo(bot.entity.position) < 1.8);
    if (inside) await attackTarget(bot, inside, 3);
    const meal = bot.inventory.items().find(({ name }) => /^(cooked_.*|bread|apple|carrot|baked_potato|golden_apple)$/.test(name));
    if (bot.food < 18 && meal) await eatFood(bot, meal.name);
    else if (bot.food < 18) return stayFed(bot);
    await bot.waitForTicks(20);
  }
}`
