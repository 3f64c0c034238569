import { AIMessage, HumanMessage } from '@langchain/core/messages'
import type { ActionAgent, Critic, Program, Random } from '@voyager-mc/core'
import type { ProgramReply } from '@voyager-mc/scripted-model'
import type { DefaultRoles } from '@voyager-mc/voyager/preset'
import { loadOptional } from '../faults/load-optional.ts'
import { faultyCurriculum } from './faulty-curriculum.ts'
import { seededBy } from './seeded-by.ts'

interface FaultyRolesOptions {
  /** Chance of a fault in each line that is written, in each reply, verdict, answer and proposal. */
  readonly rate: number
  readonly random: Random
}

/**
 * The rules' roles as a model with known faults would play them: its programs go through the prompts, the parser and the
 * checks of the prompted action agent, its verdicts, its answers and its tasks are wrong at the same rate.
 */
export async function faultyRoles(
  { kind: _known, ...roles }: DefaultRoles,
  { rate, random }: FaultyRolesOptions,
): Promise<Omit<DefaultRoles, 'kind'>> {
  const { evenRates, faultyWriter } = await import('@voyager-mc/scripted-model')
  const { createActionAgent } = await loadOptional('@voyager-mc/action', () => import('@voyager-mc/action'))
  const writer = faultyWriter({ rates: evenRates(rate), random })
  const plans = new Map<string, ProgramReply>()
  const actionAgent: ActionAgent = {
    ...roles.actionAgent,
    async generate(request, options) {
      const planned = withSteps(withOneParameter(await roles.actionAgent.generate(request, options)))
      const task = request.task.name
      let isFirst = request.previous === undefined
      // Who has a fault in a program mends that program; only one that is right and fails all the same is planned anew.
      const isMending = !isFirst && writer.faultsOf(task).length > 0
      const right = (isMending ? plans.get(task) : undefined) ?? planned
      plans.set(task, right)
      const invoke = async (messages: unknown): Promise<AIMessage> => {
        const text = writer.reply({ messages: heardIn(messages), right, task, isFirst })
        isFirst = false
        return new AIMessage(text)
      }
      return createActionAgent({ model: { invoke } }).generate(request, options)
    },
  }
  const curriculum = await faultyCurriculum(roles.curriculum, { rate, random: seededBy(random) })
  const critic = faultyCritic(roles.critic, { rate, random: seededBy(random) })
  return { ...roles, actionAgent, curriculum, critic }
}

/** The program as prompts ask for it: the main function takes the bot alone. */
function withOneParameter(program: Program): Program {
  const head = new RegExp(`async function ${program.name}\\(bot, (\\w+ = \\d+)\\) \\{`)
  const source = program.source.replace(head, `async function ${program.name}(bot) {\n  const $1;`)
  return { ...program, source }
}

/** The program with the functions that the model has to think of: the plan's steps; the rest a model would have by heart. */
function withSteps(program: Program): ProgramReply {
  const steps = [...program.source.matchAll(/^async function (obtain\w+)\(/gm)].map(([, name = '']) => name)
  return { ...program, steps: [...steps, program.name] }
}

/** Words that the model was told this time, without the standing rules and its own words. */
function heardIn(messages: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(messages) ? messages : []
  return list.flatMap((message) => (HumanMessage.isInstance(message) ? [message.text] : []))
}

/** A critic whose verdict is turned at a rate. */
function faultyCritic(critic: Critic, { rate, random }: FaultyRolesOptions): Critic {
  return {
    async evaluate(request, options) {
      const critique = await critic.evaluate(request, options)
      if (random() >= rate) return critique
      const success = !critique.success
      return {
        success,
        reasoning: critique.reasoning,
        feedback: success ? '' : 'The task was not achieved; try another way.',
      }
    },
  }
}
