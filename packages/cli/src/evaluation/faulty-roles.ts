import { AIMessage, HumanMessage } from '@langchain/core/messages'
import type { ActionAgent, ActionRequest, Critic, Program, Random } from '@voyager-mc/core'
import type { DefaultRoles } from '@voyager-mc/voyager/preset'
import { loadOptional } from '../faults/load-optional.ts'

interface FaultyRolesOptions {
  /** Chance of each fault in the first program of a task, and of a wrong verdict. */
  readonly rate: number
  readonly random: Random
}

/**
 * The rules' roles as a model with known faults would play them: its programs go through the prompts, the parser and the
 * checks of the prompted action agent, and its verdicts are wrong at the same rate.
 */
export async function faultyRoles(
  { kind: _known, ...roles }: DefaultRoles,
  { rate, random }: FaultyRolesOptions,
): Promise<Omit<DefaultRoles, 'kind'>> {
  const { evenRates, faultyWriter } = await import('@voyager-mc/scripted-model')
  const { createActionAgent } = await loadOptional('@voyager-mc/action', () => import('@voyager-mc/action'))
  const writer = faultyWriter({ rates: evenRates(rate), random })
  const actionAgent: ActionAgent = {
    async generate(request, options) {
      const right = withOneParameter(await roles.actionAgent.generate(request, options))
      let isFirst = request.previous === undefined
      const invoke = async (messages: unknown): Promise<AIMessage> => {
        const text = writer.reply({ prompt: heardIn(messages), right, task: taskOf(request), isFirst })
        isFirst = false
        return new AIMessage(text)
      }
      return createActionAgent({ model: { invoke } }).generate(request, options)
    },
  }
  return { ...roles, actionAgent, critic: faultyCritic(roles.critic, { rate, random }) }
}

/** The program as prompts ask for it: the main function takes the bot alone. */
function withOneParameter(program: Program): Program {
  const head = new RegExp(`async function ${program.name}\\(bot, (\\w+ = \\d+)\\) \\{`)
  const source = program.source.replace(head, `async function ${program.name}(bot) {\n  const $1;`)
  return { ...program, source }
}

const taskOf = ({ task }: ActionRequest): string => task.name

/** Words that the model was told this time, without the standing rules and its own words. */
function heardIn(messages: unknown): string {
  const list: readonly unknown[] = Array.isArray(messages) ? messages : []
  return list.flatMap((message) => (HumanMessage.isInstance(message) ? [message.text] : [])).join('\n')
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
