import { readFileSync } from 'node:fs'
import { actionRequestPrompt, actionSystemPrompt, givenFunctions } from '@voyager-mc/action'
import { criticRequestPrompt, criticSystemPrompt } from '@voyager-mc/critic'
import { askQuestionsSystemPrompt, curriculumSystemPrompt } from '@voyager-mc/curriculum'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { curriculumTokens } from './prompts/curriculum-tokens.ts'
import { originalCurriculumPrompts, originalPrompts } from './prompts/original-layout.ts'
import type { Situation } from './prompts/situation.ts'

/** What one attempt costs in prompt tokens, against the original's layout of the same information. */
export const benchmark: Benchmark = {
  question:
    'How many prompt tokens does an attempt take (action, critic, and the curriculum at a task’s first), against the original’s layout?',
  measure: async () => {
    const situations = readSituations()
    const measured = await Promise.all(situations.map(measure))
    return [...measured, meanOf(measured)].map(toRow)
  },
}

/** Prompt tokens of the three roles. */
interface ByRole {
  readonly action: number
  readonly critic: number
  readonly curriculum: number
}

interface Measured {
  readonly what: string
  readonly original: ByRole
  /** Our prompts, the critic always asked and the curriculum's own questions answered by a model. */
  readonly layout: ByRole
  /** What is really sent: the critic's prompt only when the postconditions decide nothing. */
  readonly spent: number
  /** Of that, the beginnings that are the same in every attempt, which a provider with prompt caching has kept. */
  readonly stable: number
}

const critic = postconditionCritic({ techTree: createTechTree('1.19.4') })
const given = givenFunctions(allPrimitives)
const scope = describeScope({ stepTimeoutMs: 600_000 })

async function measure(situation: Situation): Promise<Measured> {
  const { task, before, skills, previous, step } = situation
  const request = { task, observation: before, skills, ...(previous && { previous }) }
  const fitting = given.fitting([task.name, task.context, previous?.program?.source].join('\n'))
  const fixed = countTokens(actionSystemPrompt({ primitives: given.text, skills: [], scope }))
  const layout = {
    action:
      countTokens(actionSystemPrompt({ primitives: given.text, fitting, skills, scope })) +
      countTokens(actionRequestPrompt(request)),
    critic: countTokens(criticSystemPrompt()) + countTokens(criticRequestPrompt({ task, before, step })),
    curriculum: previous === undefined ? curriculumTokens(situation) : 0,
  }
  const [action = '', judging = ''] = originalPrompts(situation)
  const proposing = previous === undefined ? originalCurriculumPrompts(situation) : []
  const verdict = await critic.decide({ task, before, step })
  const asked = verdict.status !== 'decided'
  const ownBeginnings =
    fixed +
    (asked ? countTokens(criticSystemPrompt()) : 0) +
    (layout.curriculum > 0
      ? countTokens(curriculumSystemPrompt()) + countTokens(askQuestionsSystemPrompt())
      : 0)
  return {
    what: `${task.name}${previous === undefined ? '' : ', second attempt'}`,
    original: {
      action: countTokens(action),
      critic: countTokens(judging),
      curriculum: proposing.reduce((sum, prompt) => sum + countTokens(prompt), 0),
    },
    layout,
    spent: layout.action + layout.curriculum + (asked ? layout.critic : 0),
    stable: ownBeginnings,
  }
}

function meanOf(measured: readonly Measured[]): Measured {
  const mean = (of: (one: Measured) => number): number =>
    measured.reduce((sum, one) => sum + of(one), 0) / measured.length
  const byRole = (of: (one: Measured) => ByRole): ByRole => ({
    action: mean((one) => of(one).action),
    critic: mean((one) => of(one).critic),
    curriculum: mean((one) => of(one).curriculum),
  })
  return {
    what: `mean of ${measured.length}`,
    original: byRole(({ original }) => original),
    layout: byRole(({ layout }) => layout),
    spent: mean(({ spent }) => spent),
    stable: mean(({ stable }) => stable),
  }
}

function toRow({ what, original, layout, spent, stable }: Measured): Row {
  const whole = (tokens: ByRole): number => tokens.action + tokens.critic + tokens.curriculum
  const show = ({ action, critic: judging, curriculum }: ByRole): string =>
    [action, judging, curriculum].map((tokens) => Math.round(tokens)).join(' + ')
  const share = (tokens: number, of: number): string => `${rounded((100 * tokens) / of)} %`
  return {
    what,
    'original (action + critic + curriculum)': show(original),
    'ours (action + critic + curriculum)': show(layout),
    'ours, sent': Math.round(spent),
    'share, critic always asked (target 50 %)': share(whole(layout), whole(original)),
    'share sent': share(spent, whole(original)),
    'stable beginning, of what is sent': share(stable, spent),
  }
}

function readSituations(): readonly Situation[] {
  // Written by prompts/record-situations.ts.
  return JSON.parse(readFileSync(new URL('prompts/situations.json', import.meta.url), 'utf8')) as Situation[]
}
