import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { printTask } from '../task/print-task.ts'
import { readBack } from '../../testing/read-back.ts'
import { taskKinds, taskVerbs } from './task-kinds.ts'

const tree = createTechTree('1.19.4')

const read = (text: string): string => readBack(tree, text)

test.each(taskVerbs)(
  'every sentence in the row of %s is read as the row says, and its print as itself',
  (verb) => {
    const wrong = taskKinds[verb].examples.filter(
      ([said, printed]) => read(said) !== printed || read(printed) !== printed,
    )
    expect(wrong).toEqual([])
  },
)

test('every verb opens its own tasks, and no phrase opens two kinds', () => {
  const phrases = taskVerbs.flatMap((verb) => taskKinds[verb].words)
  expect(new Set(phrases).size).toBe(phrases.length)
  expect(taskVerbs.filter((verb) => taskKinds[verb].words[0] !== verb)).toEqual([])
})

test('the nearest goal of every sentence is one that is understood', () => {
  const wrong = taskVerbs.flatMap((verb) =>
    taskKinds[verb].examples.flatMap(([, printed]) => {
      const parsed = tree.parseTask(printed)
      if (parsed.status === 'refused') return [parsed.message]
      const nearest = printTask(taskKinds[verb].nearest(parsed.task))
      return read(nearest) === nearest ? [] : [`${printed}: ${nearest}: ${read(nearest)}`]
    }),
  )
  expect(wrong).toEqual([])
})
