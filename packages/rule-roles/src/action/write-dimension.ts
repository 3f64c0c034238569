import type { ParsedTask } from '@voyager-mc/tech-tree'
import { eyesForThePortal } from '../supplies/eyes-for-the-portal.ts'
import { describeTask } from './describe-task.ts'
import { fetchHoarded } from './fetch-hoarded.ts'
import { quoteList } from './quote-list.ts'
import type { Supply, WritingContext } from './writing-context.ts'

/** Blocks of the smallest frame; its corners may be of anything. */
const frameBlocks = 10

/** Height below which no portal is built in the Overworld. */
const portalHeight = 50

const { asked: eyesForJourney, frames: eyesForPortal } = eyesForThePortal

/** Things that are taken along to the End from the chest of one's own. */
export const provisionsOfEnd: readonly string[] = ['ender_eye', 'arrow']

/** Name of the function that sees to a portal to the Nether. */
export const portalFunction = 'openNether'

/** Things the Nether has none of, and without which one does not come back alive; any of a line will do. */
const outfitTools = [
  ['iron_pickaxe', 'diamond_pickaxe', 'netherite_pickaxe'],
  ['iron_sword', 'diamond_sword', 'netherite_sword'],
] as const
/** Logs for a table, a chest and handles of tools, of which a search for debris wears out a dozen. */
const outfitLogs = 8

/** Cobblestone for walls, a furnace and the heads of those tools, and how much is little. */
const outfitStones = 64
const fewStones = 40

/** Adds the functions of journeys to other dimensions; false when the parts of a portal cannot be had. */
export function shareTravel(context: WritingContext): boolean {
  const { draft, supply } = context
  if (draft.has(portalFunction)) return true
  draft.reserve(portalFunction)
  const [obsidian, lighter, filler] = ['obsidian', 'flint_and_steel', 'cobblestone'].map((item) =>
    supply.item(item, context),
  )
  const outfit = outfitFunction(context, filler)
  draft.release(portalFunction)
  if (obsidian === undefined || lighter === undefined || filler === undefined) return false
  draft.share('travelTo', 'countOf', 'headings', 'packUp', 'packMeals')
  draft.define('outfit', outfit)
  draft.define(
    portalFunction,
    `// Gets what a portal takes and builds it where there is room.
async function openNether(bot) {
  if (countOf(bot, ["obsidian"]) < ${frameBlocks}) await ${obsidian.functionName}(bot, ${frameBlocks});
  if (countOf(bot, ["flint_and_steel", "fire_charge"]) === 0) await ${lighter.functionName}(bot, 1);
  if (["cobblestone", "dirt", "netherrack"].every((name) => countOf(bot, [name]) < 4)) await ${filler.functionName}(bot, 4);
  // Its obsidian comes from lakes of lava; a portal down there was not reached again after a death.
  if (bot.game.dimension.includes("overworld") && bot.entity.position.y < ${portalHeight}) await goToSurface(bot);
  for (let round = 0; round < 4; round += 1) {
    const result = await buildPortal(bot);
    if (result.status === "succeeded" || result.reason === "missing-item") return result;
    await exploreUntil(bot, headings()[round], 20);
  }
}`,
  )
  return true
}

function outfitFunction(context: WritingContext, stones: Supply | undefined): string {
  const tools = outfitTools.flatMap((names) => {
    const supply = context.supply.item(names[0], context)
    return supply === undefined
      ? []
      : `  if (countOf(bot, ${quoteList(names)}) === 0) await ${supply.functionName}(bot, 1);\n`
  })
  const logs = context.families.find(({ name }) => name === 'logs')
  const wood = logs && context.supply.family(logs, context)
  const gather =
    wood === undefined
      ? ''
      : `  if (countOf(bot, ${quoteList(wood.names)}) < ${outfitLogs}) await ${wood.functionName}(bot, ${outfitLogs});\n`
  const dig =
    stones === undefined
      ? ''
      : `  if (countOf(bot, ["cobblestone"]) < ${fewStones}) await ${stones.functionName}(bot, ${outfitStones});\n`
  return `// Takes along what the Nether has none of, what one fights with, and by day meals: wounds close on a full stomach only.
async function outfit(bot) {
  await packUp(bot, ["crafting_table", "furnace"]);
${tools.join('')}${gather}${dig}  await packMeals(bot);
}`
}

/** Writes the main function of a task to enter a dimension; undefined when no portal can be had. */
export function writeEntering(task: ParsedTask, context: WritingContext): string | undefined {
  const [dimension = ''] = task.names
  const isEnd = dimension === 'the_end'
  if (!(isEnd ? shareEnd(context) : shareTravel(context))) return undefined
  context.draft.share('travelTo', 'getReady')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  await getReady(bot, []);
  await ${isEnd ? `${endFunction}(bot)` : `travelTo(bot, ${JSON.stringify(dimension)})`};
}`
}

/** Name of the function that enters the End. */
export const endFunction = 'enterEnd'

/** Adds the function that enters the End; false when the parts of a portal to the Nether cannot be had. */
export function shareEnd(context: WritingContext): boolean {
  const { draft, supply } = context
  if (!shareTravel(context)) return false
  const eye = supply.item('ender_eye', context)
  draft.share('reachStronghold', 'fillFrames', 'countOf', 'travelTo', 'soundForEnd')
  const fetch =
    eye === undefined
      ? ''
      : `
    // The frames of a stronghold that was found tell how many are missing, and what is in them is lost with nobody's life.
    const eyes = countOf(bot, ["ender_eye"]);
    if (eyes > 0 && eyes < ${eyesForPortal} && !isOpen() && !frame()) {
      await travelTo(bot, "overworld");
      if (await recall(bot, "stronghold")) await reachStronghold(bot);
    }
    if (frame()) await fillFrames(bot);
    if (isOpen()) await enterPortal(bot, "end_portal");
    if (String(bot.game.dimension) === "the_end") return;
    // What was lost on the way is fetched anew, also by who stands before the frames.
    const missing = frame() ? openFrames(bot).length : ${eyesForPortal};
    if (!isOpen() && countOf(bot, ["ender_eye"]) < missing) await ${eye.functionName}(bot, frame() ? missing : ${eyesForJourney});`
  draft.define(
    endFunction,
    `// Enters the End, with eyes of ender for a portal that is not open yet.
async function ${endFunction}(bot) {${fetchHoarded(provisionsOfEnd, context)}
  const isOpen = () => bot.findBlock({ matching: mcData.blocksByName.end_portal.id, maxDistance: 64 });
  const frame = () => bot.findBlock({ matching: mcData.blocksByName.end_portal_frame.id, maxDistance: 64 });
  for (let round = 0; round < 3 && String(bot.game.dimension) !== "the_end"; round += 1) {
    if (!(await soundForEnd(bot))) return bot.chat("Too weak for the End.");
    await enterPortal(bot, "end_portal");
    if (String(bot.game.dimension) === "the_end") return;${fetch}
    await travelTo(bot, "overworld");
    if (!(await reachStronghold(bot))) continue;
    await fillFrames(bot);
    if (await soundForEnd(bot)) await enterPortal(bot, "end_portal");
  }
}`,
  )
  return true
}

/** Writes the main function of a task to find a stronghold by eyes of ender. */
export function writeStronghold(task: ParsedTask, context: WritingContext): string | undefined {
  const eye = context.supply.item('ender_eye', context)
  if (eye === undefined || !shareTravel(context)) return undefined
  context.draft.share('reachStronghold', 'countOf', 'getReady', 'travelTo')
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  await getReady(bot, []);${fetchHoarded(provisionsOfEnd, context)}
  if (countOf(bot, ["ender_eye"]) < 2) await ${eye.functionName}(bot, ${eyesForJourney});
  await travelTo(bot, "overworld");
  if (!(await reachStronghold(bot))) bot.chat("No stronghold was reached.");
}`
}

/** Writes the main function of a task to build and light a Nether portal; undefined when its parts cannot be had. */
export function writePortal(task: ParsedTask, context: WritingContext): string | undefined {
  if (!shareTravel(context)) return undefined
  return `// ${describeTask(task)}
async function ${context.mainName}(bot) {
  await ${portalFunction}(bot);
}`
}
