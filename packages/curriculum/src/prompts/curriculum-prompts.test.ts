import { makeObservation } from '@voyager-mc/core/testing'
import { selectSections } from '@voyager-mc/observation'
import { expect, test } from 'vitest'
import { answerQuestionSystemPrompt } from './answer-question-prompt.ts'
import { askQuestionsSystemPrompt } from './ask-questions-prompt.ts'
import { emptyMemory, remember, type CurriculumMemory } from '../rules/curriculum-memory.ts'
import { curriculumRequestPrompt } from './curriculum-request-prompt.ts'
import { curriculumSystemPrompt } from './curriculum-system-prompt.ts'
import { decomposeSystemPrompt } from './decompose-prompt.ts'

test('the system prompt', () => {
  expect(curriculumSystemPrompt()).toMatchInlineSnapshot(`
    "You choose the next task of a Minecraft player in survival mode, who shall discover and learn to do as much as possible.

    What the message leaves out is none or not known.
    - Health and hunger: below 15 of 20 food comes first.
    - Equipment: better armor or tools held are put on.
    - Chests: use contents; look into one never opened.
    - Failed tasks: come back to them better prepared.

    Rules for the task:
    1. One short phrase that names resource, tool or creature: "Mine [quantity] [block]", or Craft, Smelt, Kill, Cook, Equip.
    2. Possible now, with what is held and the places met.
    3. New: rarer materials, better tools. Repeat a completed task only when something better needs more of it.
    4. Success must show in inventory, equipment, hunger or dimension ("Enter the Nether" is a task): no placing, building, planting, trading or sleeping.

    Reply with this JSON object and nothing else:
    {
      "reasoning": <why this is the right next task, in one to three sentences>,
      "task": <the task as one short phrase>
    }"
  `)
})

test('own rules are numbered after the standing ones', () => {
  expect(curriculumSystemPrompt({ rules: ['Stay on land.'] })).toContain('\n5. Stay on land.\n')
})

test('what a beginner’s curriculum sees', () => {
  expect(
    curriculumRequestPrompt({
      observation: makeObservation({ inventory: { oak_log: 1, feather: 2 } }),
      memory: { completed: [], failed: [] },
      selected: selectSections({ progress: 0, random: () => 0 }),
    }),
  ).toMatchInlineSnapshot(`
    "Nearby blocks: none
    Health: 20/20
    Hunger: 20/20
    Position: 0, 64, 0
    Inventory (2/36 slots): oak_log 1, feather 2
    Completed tasks: none
    Failed tasks: none"
  `)
})

test('what an experienced curriculum sees', () => {
  expect(
    curriculumRequestPrompt({
      observation: makeObservation({
        inventory: { oak_log: 1, feather: 2 },
        nearbyBlocks: [{ name: 'stone', count: 9, nearest: { x: 0, y: 0, z: 0 }, distanceBlocks: 1 }],
        seenBlocks: ['coal_ore'],
      }),
      memory: {
        completed: ['Mine 1 wood log', 'Craft 1 crafting_table'],
        failed: [
          { name: 'Mine 1 iron_ore', failures: 2, reason: 'No `stone_pickaxe`\nheld' },
          { name: 'Kill 1 cow', failures: 1 },
        ],
      },
      selected: selectSections({ progress: 15, random: () => 0 }),
      context: [{ question: 'What drops wool?', answer: 'Answer: sheep.' }],
    }),
  ).toMatchInlineSnapshot(`
    "Context:
    1. What drops wool?
    Answer: sheep.
    Biome: underground
    Time: noon
    Nearby blocks: stone 9
    Other blocks seen before: coal_ore
    Nearby entities: none
    Health: 20/20
    Hunger: 20/20
    Position: 0, 64, 0
    Inventory (2/36 slots): oak_log 1, feather 2
    Completed tasks: Mine 1 wood log, Craft 1 crafting_table
    Failed tasks:
    - Mine 1 iron_ore (2 times): <in-game-text>"No \\u0060stone_pickaxe\\u0060 held"</in-game-text>
    - Kill 1 cow"
  `)
})

test('the end of the log of the task that failed last is shown', () => {
  const cow = { name: 'Kill 1 cow' }
  const log = ['goTo did not reach the cow']
  const failed = remember(emptyMemory, { task: cow, status: 'failed', attempts: 4, log })
  const show = (memory: CurriculumMemory): string =>
    curriculumRequestPrompt({
      observation: makeObservation(),
      memory,
      selected: { sections: ['failedTasks'], fullInventory: true },
    })
  expect(show(failed)).toBe(
    [
      'Failed tasks:',
      '- Kill 1 cow',
      'End of the log of "Kill 1 cow":',
      '- "goTo did not reach the cow"',
    ].join('\n'),
  )
  const later = remember(failed, { task: { name: 'Mine 1 dirt' }, status: 'completed', attempts: 1 })
  expect(show(later)).toBe('Failed tasks:\n- Kill 1 cow')
})

test('the prompts for questions, answers and plans', () => {
  expect([askQuestionsSystemPrompt(), answerQuestionSystemPrompt(), decomposeSystemPrompt()])
    .toMatchInlineSnapshot(`
      [
        "You help to choose the next task of a Minecraft player who wants to discover as much as possible, by questions about what is seen, held and done.

      Rules:
      - Exactly 3 questions, each about one concept of the game (block, item, mob, biome, tool).
      - Never "my biome", "nearby" or "do I have".
      - Ask for facts and what could be done next, not about biome, building or shelter. Recipes and tools for ores are known.
      - Answers of at most three sentences: materials, amounts, tool, where; "Unknown" if unsure.

      Good: "At which heights is diamond ore most common?"

      Reply in this form:
      Reasoning: …
      Question 1: …
      Answer 1: …
      and so on.",
        "Answer a question about Minecraft survival in at most five sentences: materials, amounts, tool, where. Begin with "Answer: "; "Answer: Unknown" if unsure.",
        "You plan for a Minecraft player in survival mode. Split the final task into sub-goals that lead to it one after the other, starting from what the player holds.

      Rules:
      - Each sub-goal is one short phrase: "Mine [quantity] [block]", "Craft [quantity] [item]", "Smelt [quantity] [item]", "Kill [quantity] [mob]", "Cook [quantity] [food]", "Equip [item]".
      - Each tool that is needed on the way is a sub-goal of its own, tier by tier.
      - Count materials for everything that follows, not only for the next step. Leave out what is in the inventory already.
      - The last sub-goal is the final task.

      Reply with a JSON list of strings and nothing else:
      ["sub-goal 1", "sub-goal 2"]",
      ]
    `)
})
