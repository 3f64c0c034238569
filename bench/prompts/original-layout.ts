import { formatPosition, type Observation } from '@voyager-mc/core'
import { nameTimeOfDay } from '@voyager-mc/observation'
import type { Situation } from './situation.ts'

// Sizes of the original's fixed texts, in characters. The texts themselves are not carried over: stand-ins of exactly
// these lengths take their place, in plain English for rules and in code for the primitives, which it shows as code.
const primitivesCharacters = 9083
const actionRulesCharacters = 2906
const replyFormatCharacters = 225
const criticRulesCharacters = 4136
const curriculumRulesCharacters = 2848
const askingRulesCharacters = 4092
const answeringRulesCharacters = 342

/** The two prompts of one attempt as the original lays them out: system and human message each. */
export function originalPrompts(situation: Situation): readonly string[] {
  return [actionPrompt(situation), criticPrompt(situation)]
}

/** New questions of a task that the original answers by a model: two of its own and how to do the task; the others are kept. */
const newQuestions = 3

/** Tasks that had ended by then; none where a situation does not say. */
interface EndedTasks {
  readonly completed: readonly string[]
  readonly failed: readonly string[]
}

/** Prompts by which the original's curriculum comes to one task: the proposal, the questions, and each answer. */
export function originalCurriculumPrompts({
  before,
  task,
  completed = [],
  failed = [],
}: Situation & Partial<EndedTasks>): readonly string[] {
  const facts = [
    ...surroundings(before),
    'Other blocks that are recently seen: None',
    `Nearby entities (nearest to farthest): ${names(before.nearbyEntities)}`,
    ...body(before),
    `Completed tasks so far: ${completed.join(', ') || 'None'}`,
    `Failed tasks that are too hard: ${failed.join(', ') || 'None'}`,
  ]
  const answer = [standIn(answeringRulesCharacters), `Question: How to ${task.name} in Minecraft?`].join(
    '\n\n',
  )
  return [
    [standIn(curriculumRulesCharacters), ...facts].join('\n\n'),
    [standIn(askingRulesCharacters), ...facts].join('\n\n'),
    ...Array.from({ length: newQuestions }, () => answer),
  ]
}

function actionPrompt({ task, before, skills, previous }: Situation): string {
  const events = previous?.step?.events ?? []
  const log = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
  const error = previous?.step?.outcome.status === 'failed' ? previous.step.outcome.message : undefined
  const written = previous?.program?.source
  return [
    standIn(actionRulesCharacters),
    standIn(primitivesCharacters, code),
    ...skills.map(({ source }) => source),
    standIn(replyFormatCharacters),
    written === undefined
      ? 'Code from the last round: No code in the first round'
      : `Code from the last round:\n${written}`,
    error === undefined ? 'Execution error: No error' : `Execution error:\n${error}`,
    log.length === 0 ? 'Chat log: None' : `Chat log: ${log.join('\n')}`,
    ...surroundings(before),
    `Nearby entities (nearest to farthest): ${names(before.nearbyEntities)}`,
    ...body(before),
    `Task: ${task.name}`,
    `Context: ${task.context ?? 'None'}`,
    `Critique: ${previous?.critique?.feedback || 'None'}`,
  ].join('\n\n')
}

function criticPrompt({ task, step: { observation } }: Situation): string {
  const facts = [...surroundings(observation), ...body(observation)]
  return [
    standIn(criticRulesCharacters),
    ...facts,
    `Task: ${task.name}`,
    `Context: ${task.context ?? 'None'}`,
  ].join('\n\n')
}

function surroundings({ biome, timeOfDay, nearbyBlocks }: Observation): readonly string[] {
  return [`Biome: ${biome}`, `Time: ${nameTimeOfDay(timeOfDay)}`, `Nearby blocks: ${names(nearbyBlocks)}`]
}

function body({
  health,
  food,
  position,
  equipment,
  inventory,
  usedSlots,
  chests,
}: Observation): readonly string[] {
  const { head, torso, legs, feet, hand, offHand } = equipment
  const worn = [head, torso, legs, feet, hand, offHand].map((item) =>
    item === undefined ? 'None' : `'${item}'`,
  )
  const held = Object.entries(inventory).map(([name, count]) => `'${name}': ${count}`)
  const known = chests.map(({ position: at, contents }) => `${formatPosition(at)}: ${describe(contents)}`)
  const [x, y, z] = [position.x, position.y, position.z].map((value) => value.toFixed(1))
  return [
    `Health: ${health.toFixed(1)}/20`,
    `Hunger: ${food.toFixed(1)}/20`,
    `Position: x=${x}, y=${y}, z=${z}`,
    `Equipment: [${worn.join(', ')}]`,
    `Inventory (${usedSlots}/36): ${held.length === 0 ? 'Empty' : `{${held.join(', ')}}`}`,
    known.length === 0 ? 'Chests: None' : `Chests:\n${known.join('\n')}`,
  ]
}

function describe(contents: Readonly<Record<string, number>> | undefined): string {
  if (contents === undefined) return 'Unknown items inside'
  const items = Object.entries(contents).map(([name, count]) => `'${name}': ${count}`)
  return items.length === 0 ? 'Empty' : `{${items.join(', ')}}`
}

function names(things: readonly { readonly name: string }[]): string {
  return things.length === 0 ? 'None' : [...new Set(things.map(({ name }) => name))].join(', ')
}

const sentences =
  'Each rule of this list says what the program has to look like and why. The main function takes the bot alone. ' +
  'Given functions come before calls of the library, because they look after tools, distances and full hands. ' +
  'Nothing that was written in an earlier round is still there, so helper functions are written once more. ' +
  'Whether the task is done is judged by what is held at the end, so missing things are gathered first. '

const code = `// Walks to a furnace within 32 blocks, and uses it count times: smeltAtFurnace(bot, "raw_iron", "oak_planks", 2);
async function smeltAtFurnace(bot, itemName, fuelName, count = 1) {
    const furnaceBlock = bot.findBlock({
        matching: mcData.blocksByName.furnace.id,
        maxDistance: 32,
    });
    if (!furnaceBlock) {
        bot.chat("No furnace nearby");
        return;
    }
    await bot.pathfinder.goto(new GoalLookAtBlock(furnaceBlock.position, bot.world));
    const furnace = await bot.openFurnace(furnaceBlock);
    for (let i = 0; i < count; i++) {
        await furnace.putInput(mcData.itemsByName[itemName].id, null, 1);
        await bot.waitForTicks(12 * 20);
    }
    await furnace.close();
}
`

/** Text of exactly this many characters: plain English, or what is given. */
function standIn(characters: number, text = sentences): string {
  return text.repeat(Math.ceil(characters / text.length)).slice(0, characters)
}
