import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AIMessage, BaseMessage } from '@langchain/core/messages'
import {
  actionRequestPrompt,
  actionSystemPrompt,
  checkProgram,
  givenFunctions,
  refusedProgramPrompt,
  type ChatModel,
} from '@voyager-mc/action'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import { makeStepResult } from '@voyager-mc/core/testing'
import { criticRequestPrompt, criticSystemPrompt } from '@voyager-mc/critic'
import { createCurriculum, curriculumRequestPrompt, curriculumSystemPrompt } from '@voyager-mc/curriculum'
import { sectionNames } from '@voyager-mc/observation'
import { describeWithModel } from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import { after, before, failedStep, otherSkills, skill, wrongProgram } from './prompt-situation.ts'

const task = { name: 'Mine 1 coal_ore', context: createTechTree('1.19.4').why('coal') }
const given = givenFunctions(allPrimitives)
const scope = describeScope({ stepTimeoutMs: 600_000 })

/** Writes the page of prompts, each as the roles generate it for one small situation. */
export async function writePrompts(docs: string): Promise<void> {
  const text = [
    '# Prompts',
    'Each prompt as its role generates it, for one small situation: a first attempt, and a second one after a failure. What never changes comes first, so that providers can cache it. [Replace them](/guides/own-prompts); [what they cost](/guides/own-prompts#count-the-tokens) stands beside the original’s.',
    '## Action agent',
    ...renderAction(),
    '## Critic',
    ...titled({
      'System message': criticSystemPrompt(),
      'Message of an attempt': criticRequestPrompt({
        task,
        before,
        step: makeStepResult({ observation: after }),
      }),
    }),
    '## Curriculum',
    ...titled({
      'System message': curriculumSystemPrompt(),
      'Message of a proposal': curriculumRequestPrompt({
        observation: before,
        memory: { completed: ['Mine 1 oak_log'], failed: [{ name: 'Mine 1 iron_ore', failures: 2 }] },
        selected: { sections: [...sectionNames, 'completedTasks', 'failedTasks'], fullInventory: true },
        context: [],
      }),
    }),
    ...(await renderQuestions()),
    '## Splitting a goal',
    ...titled(
      await hear('["Mine 1 coal"]', (model) =>
        createCurriculum({ model }).decompose({ name: 'Craft 4 torch' }, before),
      ),
    ),
    '## Description of a skill',
    ...titled(
      await hear('Mines one oak log.', async (model) =>
        describeWithModel(model)({ ...skill, task: { name: skill.task } }),
      ),
    ),
  ]
  writeFileSync(join(docs, 'prompts.md'), `${text.join('\n\n')}\n`)
}

function renderAction(): readonly string[] {
  const functions = [...given.names, skill.name]
  const findings = checkProgram(wrongProgram, { functions, scope })
  const request = { task, observation: before, skills: [skill] }
  return titled({
    'System message': actionSystemPrompt({
      primitives: given.text,
      fitting: given.fitting(task.name),
      skills: [skill],
      otherSkills,
      scope,
    }),
    'Message of a first attempt': actionRequestPrompt(request),
    'Message of a second attempt': actionRequestPrompt({
      ...request,
      observation: failedStep.observation,
      previous: {
        program: skill,
        step: failedStep,
        critique: {
          success: false,
          reasoning: '',
          feedback: 'Coal is missing. mineBlock failed: no coal_ore.',
          advice: 'Gained 0 of 1 coal. Next: mine 1 coal from coal_ore with a wooden_pickaxe.',
        },
      },
    }),
    'Message about a program that cannot work': refusedProgramPrompt(findings),
  })
}

/** A proposal of an agent that has done enough for questions: the model is asked for them, and for an answer that is missing. */
async function renderQuestions(): Promise<readonly string[]> {
  const memory = { completed: Array.from({ length: 20 }, (_, at) => `Mine ${at + 1} oak_log`), failed: [] }
  const replies = [
    'Question 1: What is smelted from raw iron?',
    'Answer: iron ingots.',
    '{ "reasoning": "", "task": "Mine 1 dirt" }',
  ]
  const heard: (readonly string[])[] = []
  const model = recording(heard, () => replies[heard.length - 1] ?? '')
  await createCurriculum({ model, memory, random: () => 0, chance: 1 }).propose(before, {})
  const [asking = [], answering = []] = heard
  return [
    '## Questions of the curriculum',
    ...titled({
      'System message for asking': asking[0] ?? '',
      'Message for asking': asking[1] ?? '',
      'System message for an answer that did not come along': answering[0] ?? '',
      'Message for that answer': answering[1] ?? '',
    }),
  ]
}

/** Messages of one call, as a model hears them. */
async function hear(
  reply: string,
  call: (model: ChatModel) => Promise<unknown>,
): Promise<Readonly<Record<string, string>>> {
  const heard: (readonly string[])[] = []
  await call(recording(heard, () => reply))
  const [system = '', ...messages] = heard[0] ?? []
  return { 'System message': system, Message: messages.join('\n\n') }
}

function recording(heard: (readonly string[])[], reply: () => string): ChatModel {
  return {
    async invoke(input) {
      const messages = Array.isArray(input) ? input : []
      heard.push(messages.map((message) => (BaseMessage.isInstance(message) ? message.text : '')))
      return new AIMessage(reply())
    },
  }
}

function titled(parts: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(parts).flatMap(([title, text]) => [`### ${title}`, `\`\`\`\`text\n${text}\n\`\`\`\``])
}
