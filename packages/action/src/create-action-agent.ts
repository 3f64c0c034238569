import { SystemMessage } from '@langchain/core/messages'
import {
  definedOf,
  InvalidArgumentError,
  type ActionAgent,
  type ActionRequest,
  type PrimitiveDescription,
  type Program,
  type Skill,
} from '@voyager-mc/core'
import {
  askReadable,
  situationMessage,
  type ChatModel,
  type OwnPrompts,
  type ReadReply,
  type Screenshot,
} from '@voyager-mc/prompting'
import { awaitCalls } from './checks/await-calls.ts'
import { checkProgram, type CheckProgramOptions } from './checks/check-program.ts'
import type { ProgramFinding } from './checks/program-finding.ts'
import { givenFunctions, type GivenFunctions } from './prompts/given-functions.ts'
import { extractProgram } from './program/extract-program.ts'
import { actionRequestPrompt } from './prompts/action-request-prompt.ts'
import { actionSystemPrompt, type ActionSystemPromptInput } from './prompts/action-system-prompt.ts'
import { bestCandidate } from './best-candidate.ts'
import { refusedProgramPrompt } from './prompts/refused-program-prompt.ts'

export interface CreateActionAgentOptions
  extends
    Pick<CheckProgramOptions, 'checkCall' | 'scope'>,
    OwnPrompts<ActionSystemPromptInput, ActionRequest> {
  readonly model: ChatModel
  /**
   * The control primitives, described or as text, for environments that do not say which they have; those that do are
   * believed before this list.
   */
  readonly primitives?: string | readonly PrimitiveDescription[]
  /** Rules of one's own for the system prompt. */
  readonly rules?: readonly string[]
  /** A picture for models that take images; by default the one that the observation brings. */
  readonly screenshot?: Screenshot
  /** Replies asked for per program at most, refused ones included; default 3. */
  readonly maxReplies?: number
  /**
   * Programs asked for at once, of which the first that the checks have nothing against is given out; default 1. When all
   * have faults, the model is asked again and told of them. Give the model a temperature above 0.
   */
  readonly candidates?: number
  /**
   * Names of items, blocks, creatures and stations that the plan for a task goes over, by which a run looks for skills, too,
   * such as `plannedNames` of `@voyager-mc/rule-roles`; absent looks by the task alone.
   */
  readonly plannedNames?: ActionAgent['plannedNames']
  /** Items that a task counts, which a run keeps, such as `countedItems` of `@voyager-mc/rule-roles`. */
  readonly countedItems?: ActionAgent['countedItems']
}

/**
 * An action agent that asks a chat model. A missing `await` is added where nothing else can have been meant, and told with
 * the next attempt. A reply without a usable program, or whose program cannot work otherwise, goes back with the reasons; the last reply's program is given out even if the checks still object, because only
 * the world can tell. `generate` throws `ModelOutputError` when no reply holds a program.
 */
export function createActionAgent({
  model,
  primitives,
  rules = [],
  maxReplies = 3,
  candidates = 1,
  systemPrompt = actionSystemPrompt,
  requestPrompt = actionRequestPrompt,
  examples = [],
  screenshot,
  scope: ownScope,
  checkCall,
  plannedNames,
  countedItems,
}: CreateActionAgentOptions): ActionAgent {
  assertWhole({ maxReplies, candidates })
  const own = primitives === undefined ? undefined : givenFunctions(primitives)
  return {
    ...definedOf({ plannedNames, countedItems }),
    async generate(request, { signal } = {}) {
      const { skills, otherSkills = [], scope = ownScope } = request
      const given = request.primitives ? givenFunctions(request.primitives) : own
      if (given === undefined) throw new InvalidArgumentError('primitives', undefined, noPrimitives)
      const messages = [
        new SystemMessage(systemPrompt({ ...told(request, given), rules, ...definedOf({ scope }) })),
        ...examples,
        await situationMessage(requestPrompt(request), {
          observation: request.observation,
          ...definedOf({ screenshot, signal }),
        }),
      ]
      const functions = [...given.names, ...listNames([...skills, ...otherSkills])]
      const { immediate, required } = given
      const checks: ProgramChecks = {
        mend: (program) => awaitCalls(program, { functions, immediate, ...definedOf({ scope }) }),
        check: (program) => [
          ...findNameClash(program, given.names),
          ...checkProgram(program, { functions, immediate, required, ...definedOf({ scope, checkCall }) }),
        ],
      }
      if (candidates > 1) {
        const read = (text: string): ReadReply<Program> => readProgram(text, { ...checks, isLast: false })
        const best = await bestCandidate(model, { messages, candidates, read, ...definedOf({ signal }) })
        if (best !== undefined) return best
      }
      return askReadable(model, {
        messages,
        runName: 'action',
        maxReplies,
        read: (text, { isLast }) => readProgram(text, { ...checks, isLast }),
        ...definedOf({ signal }),
      })
    },
  }
}

const noPrimitives = 'pass what programs may call: the environment does not say.'

/** Functions that the system prompt tells of, given and learned. */
function told(
  request: ActionRequest,
  { text, fitting }: GivenFunctions,
): Pick<ActionSystemPromptInput, 'primitives' | 'fitting' | 'skills' | 'otherSkills'> {
  const { skills, otherSkills = [] } = request
  return {
    primitives: text,
    fitting: fitting(wordsOf(request), request.previous?.program?.source),
    skills,
    otherSkills,
  }
}

/** Everything that tells what a program will be about: the task, and what was said of the attempt before. */
function wordsOf({ task, previous }: ActionRequest): string {
  const { critique, problem } = previous ?? {}
  return [task.name, withoutPlan(task.context), critique?.feedback, problem].join('\n')
}

/** Steps of a plan from nothing are what functions do that are told of always. */
function withoutPlan(context = ''): string {
  return context.replace(/From nothing: .*$/m, '')
}

function assertWhole(counts: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(counts))
    if (!Number.isInteger(count) || count < 1)
      throw new InvalidArgumentError(name, count, 'use a whole number of at least 1.')
}

interface ProgramChecks {
  /** Mends what can have been meant in one way only. */
  readonly mend: (program: Program) => Program
  readonly check: (program: Program) => readonly ProgramFinding[]
}

interface ReadProgramOptions extends ProgramChecks {
  readonly isLast: boolean
}

function readProgram(text: string, { mend, check, isLast }: ReadProgramOptions): ReadReply<Program> {
  const result = extractProgram(text)
  if (result.status === 'refused') return result
  const value = mend(result.value)
  const findings = isLast ? [] : check(value)
  return findings.length === 0
    ? { status: 'read', value }
    : { status: 'refused', problem: refusedProgramPrompt(findings) }
}

function listNames(skills: readonly Pick<Skill, 'name'>[]): readonly string[] {
  return skills.map(({ name }) => name)
}

function findNameClash(program: Program, names: readonly string[]): readonly ProgramFinding[] {
  if (!names.includes(program.name)) return []
  return [{ line: 1, message: `${program.name} is a given function; give the main function another name.` }]
}
