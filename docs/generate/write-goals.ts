import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createTechTree,
  describePostcondition,
  printTask,
  taskKindOf,
  taskVerbs,
  type TaskVerb,
} from '@voyager-mc/tech-tree'

const techTree = createTechTree('1.19.4')

/** Writes the page of goals in words from the table that the parser reads with. */
export function writeGoals(docs: string): void {
  const intro =
    'Tasks and goals are plain sentences: a verb, a number, a thing, and limits such as `in the Nether`, `before night`, ' +
    '`without dying` or `with a bow`. Several tasks are joined by `and`, `then` or a new line. A part that is not understood ' +
    'refuses the whole, with that part and the nearest goal that is possible. This page is generated from the table of task kinds.'
  const text = ['# Goals in words', intro, ...taskVerbs.map(renderKind)].join('\n\n')
  writeFileSync(join(docs, 'goals.md'), `${text}\n`)
}

function renderKind(verb: TaskVerb): string {
  const { words, says, needs, examples, nearest } = taskKindOf(verb)
  const rows = examples.map(([said, printed]) => {
    const read = techTree.parseTask(printed)
    const proof = read.status === 'refused' ? read.message : describePostcondition(read.task.goal)
    return `| ${said} | \`${printed}\` | ${proof} |`
  })
  const [, printed = ''] = examples[0] ?? []
  const read = techTree.parseTask(printed)
  const other = read.status === 'refused' ? '' : printTask(nearest(read.task))
  return [
    `## ${verb}`,
    `${says} Needs: ${needs}.`,
    `Opens with: ${words.map((word) => `\`${word}\``).join(', ')}. Where \`${printed}\` cannot be done: \`${other}\`.`,
    ['| Sentence | Read as | Proved when |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}
