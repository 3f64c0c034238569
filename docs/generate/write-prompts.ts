import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionRequestPrompt, actionSystemPrompt, givenFunctions } from '@voyager-mc/action'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import type { Observation } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { criticRequestPrompt, criticSystemPrompt } from '@voyager-mc/critic'
import {
  answerQuestionSystemPrompt,
  askQuestionsSystemPrompt,
  curriculumRequestPrompt,
  curriculumSystemPrompt,
} from '@voyager-mc/curriculum'
import { sectionNames } from '@voyager-mc/observation'

const before: Observation = makeObservation({
  biome: 'forest',
  inventory: { oak_log: 3, wooden_pickaxe: 1 },
  nearbyBlocks: [{ name: 'coal_ore', count: 2, nearest: { x: 4, y: 62, z: 1 }, distanceBlocks: 5 }],
})
const after: Observation = makeObservation({ biome: 'forest', inventory: { oak_log: 3, coal: 1 } })
const task = { name: 'Mine 1 coal_ore' }
const skill = {
  name: 'mineOneLog',
  source: 'async function mineOneLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}',
  description: 'Mines one oak log.',
  task: 'Mine 1 oak_log',
  version: 1,
}

/** Writes the page of prompts, each as the roles generate it for one small situation. */
export function writePrompts(docs: string): void {
  const given = givenFunctions(allPrimitives)
  const text = [
    '# Prompts',
    'Each prompt as its role generates it, for one small situation. What never changes comes first, so that providers can cache it. [Replace them](/guides/own-prompts).',
    '## Action agent',
    ...pair({
      system: actionSystemPrompt({
        primitives: given.text,
        fitting: given.fitting(task.name),
        skills: [skill],
        scope: describeScope({ stepTimeoutMs: 600_000 }),
      }),
      request: actionRequestPrompt({ task, observation: before, skills: [skill] }),
    }),
    '## Critic',
    ...pair({
      system: criticSystemPrompt(),
      request: criticRequestPrompt({ task, before, step: makeStepResult({ observation: after }) }),
    }),
    '## Curriculum',
    ...pair({
      system: curriculumSystemPrompt(),
      request: curriculumRequestPrompt({
        observation: before,
        memory: { completed: ['Mine 1 oak_log'], failed: [] },
        selected: { sections: sectionNames, fullInventory: true },
        context: [],
      }),
    }),
    '## Questions of the curriculum',
    '### System message for asking',
    fenced(askQuestionsSystemPrompt()),
    '### System message for answering',
    fenced(answerQuestionSystemPrompt()),
  ]
  writeFileSync(join(docs, 'prompts.md'), `${text.join('\n\n')}\n`)
}

function pair({ system, request }: { readonly system: string; readonly request: string }): readonly string[] {
  return ['### System message', fenced(system), '### Message of an attempt', fenced(request)]
}

function fenced(text: string): string {
  return `\`\`\`\`text\n${text}\n\`\`\`\``
}
