import { expect, test } from 'vitest'
import { createSkillLibrary } from '../library/create-skill-library.ts'
import { splitLongTask } from './split-long-task.ts'

const task = 'Craft 1 furnace'
const background = 'Cobblestone is mined from stone. Zombies come out at night.'

test.each([
  ['a task alone', task, task, ''],
  ['a task of two words', 'Eat bread', 'Eat bread', ''],
  ['a sentence and its background', `${task}. ${background}`, `${task}.`, background],
  ['a line and its background', `${task}\n${background}`, task, background],
  ['labels', `Context: ${background}\nTask: ${task}`, task, background],
  [
    'a question and its answer',
    `Question: How to craft a furnace?\nAnswer: ${background}`,
    'How to craft a furnace?',
    background,
  ],
  ['a task that comes last', `${background} ${task}.`, `${task}.`, background],
  ['a task with a number like 3.5 in it', 'Walk 3.5 blocks', 'Walk 3.5 blocks', ''],
  ['nothing', ' \n ', '', ''],
])('finds the task in %s', (_what, text, found, rest) => {
  expect(splitLongTask(text)).toEqual({ task: found, background: rest })
})

test('takes the beginning of a sentence that has no end', () => {
  const text = `${task} from eight blocks of cobblestone that you mine from stone with a pickaxe of wood or better`
  expect(splitLongTask(text)).toEqual({
    task: 'Craft 1 furnace from eight blocks of cobblestone',
    background: 'that you mine from stone with a pickaxe of wood or better',
  })
})

test('long background in the same string does not drown the task', async () => {
  const library = createSkillLibrary()
  for (const [name, thing] of [
    ['craftFurnace', 'furnace'],
    ['mineStone', 'stone'],
    ['killZombie', 'zombie'],
    ['mineLog', 'oak_log'],
  ] as const) {
    const verb = name.startsWith('craft') ? 'craftItem' : name.startsWith('kill') ? 'killMob' : 'mineBlock'
    await library.add(
      { name, source: `async function ${name}(bot) { await ${verb}(bot, "${thing}", 1) }` },
      { name: name.replace(/(?=[A-Z])/, ' ') },
    )
  }
  const long =
    `${background} Stone, stone and stone again; mine stone with a pickaxe. Kill zombies with a sword. `.repeat(
      20,
    )
  const found = await library.retrieve({ task: { name: `${task}. ${long}` } })
  expect(found[0]?.name).toBe('craftFurnace')
})
