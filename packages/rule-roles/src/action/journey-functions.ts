import { reachStronghold } from './reach-stronghold-source.ts'
import { calmBlazesSource, fightFromShelterSource } from './fight-from-shelter-source.ts'
import { huntSource } from './hunt-source.ts'
import type { SharedFunction } from './shared-function.ts'

/** Names of the functions of hunts and journeys. */
export type JourneyFunctionName =
  | 'hunt'
  | 'fightFromShelter'
  | 'calmBlazes'
  | 'travelTo'
  | 'waitAtSpawner'
  | 'reachStronghold'
  | 'fillFrames'
  | 'breakCrystals'
  | 'strikeDragon'

/** Waits where creatures come from. */
const waitAtSpawnerSource = `// Goes to a spawner in sight and waits there until it has done its work.
async function waitAtSpawner(bot, name) {
  // Below a bridge none of those on it is reached, and those below it are not followed.
  const isLevel = ({ position }) => Math.abs(position.y - bot.entity.position.y) < 5 && position.distanceTo(bot.entity.position) < 24;
  const see = () => bot.nearestEntity((entity) => entity.name === name && isLevel(entity));
  const matching = mcData.blocksByName.spawner.id;
  // From below nobody sees what stands on a bridge.
  if (!see() && !bot.findBlock({ matching, maxDistance: 96 })) await walkFortress(bot, ["spawner"], see);
  const spawner =
    bot.findBlock({ matching, maxDistance: 96 }) ||
    (await exploreUntil(bot, headings()[0], 60, () => see() || bot.findBlock({ matching, maxDistance: 48 }), ["spawner"]));
  if (see() || !spawner) return;
  // It works as far as 16 blocks, and whoever walks on among what comes out of it is shot before the walls stand.
  await goTo(bot, spawner.position, bot.entity.position.y < spawner.position.y - 3 ? 2 : 8);
  // The beds lie at the rim, and a ball throws whoever stands there over it.
  if (!see()) await takeWart(bot);
  for (let wait = 0; wait < 30 && !see(); wait += 1) {
    // Ghasts shoot at who waits.
    if (bot.health < 12) await takeShelter(bot);
    await bot.waitForTicks(40);
  }
}

// Nether wart grows beside the spawner, and a potion takes one: whoever comes back for it fights once more.
async function takeWart(bot) {
  const matching = mcData.blocksByName.nether_wart.id;
  const isQuiet = () => !bot.nearestEntity(({ name, position }) => name === "blaze" && position.distanceTo(bot.entity.position) < 16);
  // The weak leave it to the blazes.
  if (bot.health < 12 && !isQuiet()) return;
  // One is enough where blazes have come meanwhile.
  for (let round = 0; round < 2 && countOf(bot, ["nether_wart"]) < 2; round += 1) {
    if ((round > 0 && !isQuiet()) || !bot.findBlock({ matching, maxDistance: 16 })) return;
    await mineBlock(bot, "nether_wart", 1);
  }
}

// Leaves with what was wanted, and whole: the others go on shooting at who walks off.
async function leaveSpawner(bot) {
  if (bot.health < 16) await takeShelter(bot);
  await takeWart(bot);
  // What comes next begins where this ends, and two lives brewed their last potion there.
  if (bot.nearestEntity(({ name }) => name === "blaze")) await fleeFrom(bot, "blaze", 32);
}`

/** Fills the frames of a portal that is near. */
const fillFramesSource = `// Frames of a portal that have no eye.
function openFrames(bot) {
  const matching = mcData.blocksByName.end_portal_frame.id;
  return bot.findBlocks({ matching, maxDistance: 24, count: 12 }).filter((place) => {
    const frame = bot.blockAt(place);
    return frame && String(frame.getProperties().eye) !== "true";
  });
}

// Puts an eye into each frame that has none.
async function fillFrames(bot) {
  for (let round = 0; round < 24; round += 1) {
    const [open] = openFrames(bot);
    if (!open || countOf(bot, ["ender_eye"]) === 0) return;
    await goTo(bot, open.offset(0, 1, 0), 2);
    await useItemOn(bot, "ender_eye", "end_portal_frame");
  }
}`

/** Shoots the crystals that stand free; those behind bars are left to heal what they can. */
const breakCrystalsSource = `// Shoots the crystals on the towers, the nearest first; false when the dragon is in the way.
async function breakCrystals(bot) {
  const tried = new Set();
  const isCaged = ({ position }) => {
    const side = bot.blockAt(position.offset(2, 0, 0));
    return side && side.name === "iron_bars";
  };
  // Each that stands gives back more than arrows in flight take.
  for (let round = 0; round < 16 && countOf(bot, ["arrow", "spectral_arrow"]) > 0; round += 1) {
    const isOpen = (entity) => entity.name === "end_crystal" && !tried.has(entity.id) && !isCaged(entity);
    const next = bot.nearestEntity(isOpen);
    if (!next) return true;
    tried.add(next.id);
    const { x, z } = next.position;
    // From the far side of the island an arrow comes down on the tower's top.
    const place = new Vec3(-x * 0.6, 62, -z * 0.6);
    if (isBarred(bot, place)) return false;
    await goTo(bot, place, 5);
    for (let volley = 0; volley < 2 && bot.entities[next.id]; volley += 1) {
      await shootTarget(bot, "end_crystal", 4, [next.position]);
    }
    await stayFed(bot);
  }
  return true;
}

// Whether the straight way there leads past the middle of the island while the dragon is there or comes down: three bites kill.
function isBarred(bot, place) {
  const here = bot.entity.position;
  const turn = Math.atan2(place.z, place.x) - Math.atan2(here.z, here.x);
  const isAcross = Math.cos(turn) < 0.4;
  const isDown = ({ name, position }) => name === "ender_dragon" && Math.hypot(position.x, position.z) < 16 && position.y < 84;
  return isAcross && Boolean(bot.nearestEntity(isDown));
}`

/** Fights the dragon once: with a blade while it sits, with arrows while it flies. */
const strikeDragonSource = `// Hits the dragon on its perch, or shoots it in flight.
async function strikeDragon(bot, isDead) {
  const dragon = bot.nearestEntity(({ name }) => name === "ender_dragon");
  if (!dragon || isDead()) return bot.waitForTicks(40);
  // In the breath of the dragon a weak body dies before it is out of it.
  if (bot.health < 14) await recoverNearby(bot, isDead);
  const isPerched = Math.hypot(dragon.position.x, dragon.position.z) < 6 && dragon.position.y < 72;
  const blade = bot.inventory.items().find(({ name }) => /_(sword|axe)$/.test(name));
  if (isPerched && blade) {
    // Arrows do nothing while it sits.
    await equipItem(bot, blade.name);
    await attackTarget(bot, dragon, 12);
    // It lands or leaves: nothing to strike at for a moment.
    return bot.waitForTicks(10);
  }
  await standBy(bot);
  const isNear = dragon.position.distanceTo(bot.entity.position) < 64;
  if (isNear && countOf(bot, ["arrow", "spectral_arrow"]) > 0 && countOf(bot, ["bow", "crossbow"]) > 0) {
    return shootTarget(bot, "ender_dragon", 2);
  }
  return bot.waitForTicks(40);
}

// Stands where a dragon that comes down throws nobody aside and its breath does not reach; whoever is farther off it charges.
async function standBy(bot) {
  const here = bot.entity.position;
  const clouds = Object.values(bot.entities).filter(({ name }) => name === "area_effect_cloud");
  const isClear = ({ x, z }, blocks) => clouds.every(({ position }) => Math.hypot(position.x - x, position.z - z) > blocks);
  if (Math.abs(Math.hypot(here.x, here.z) - 15) < 4 && isClear(here, 5)) return;
  const ring = [...Array(16).keys()].map((step) => new Vec3(Math.cos((step * Math.PI) / 8) * 15, 63, Math.sin((step * Math.PI) / 8) * 15));
  // Whoever goes to a place in a cloud turns back before it again and again.
  const [place] = ring.filter((each) => isClear(each, 8)).sort((a, b) => a.distanceTo(here) - b.distanceTo(here));
  if (place) await goTo(bot, place, 3);
}`

/** Heals where the dragon on its perch reaches nobody, and charges nobody either. */
const recoverNearbySource = `// Goes out of the dragon's reach and heals.
async function recoverNearby(bot, isDead) {
  await standBy(bot);
  for (let rest = 0; rest < 20 && bot.health < 17 && !isDead(); rest += 1) {
    await stayFed(bot);
    await bot.waitForTicks(40);
  }
}`

/** Functions of hunts, and of journeys as far as the dragon. */
export const journeyFunctions: Readonly<
  Record<
    Exclude<JourneyFunctionName, 'travelTo'>,
    SharedFunction<
      | 'comeUp'
      | 'seek'
      | 'headings'
      | 'stayFed'
      | 'sleepAtDusk'
      | 'countOf'
      | 'sparePickaxe'
      | 'dropSurplus'
      | 'fightFromShelter'
      | 'walkFortress'
    >
  >
> = {
  hunt: {
    uses: ['seek', 'stayFed', 'sleepAtDusk', 'sparePickaxe', 'dropSurplus', 'fightFromShelter'],
    source: huntSource,
  },
  fightFromShelter: { uses: ['countOf', 'stayFed'], source: fightFromShelterSource },
  calmBlazes: { uses: ['fightFromShelter'], source: calmBlazesSource },
  waitAtSpawner: {
    uses: ['headings', 'countOf', 'fightFromShelter', 'walkFortress'],
    source: waitAtSpawnerSource,
  },
  reachStronghold,
  fillFrames: { uses: ['countOf'], source: fillFramesSource },
  breakCrystals: { uses: ['countOf', 'stayFed'], source: breakCrystalsSource },
  strikeDragon: { uses: ['countOf', 'stayFed'], source: `${strikeDragonSource}\n\n${recoverNearbySource}` },
}
