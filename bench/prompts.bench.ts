import { readFileSync } from 'node:fs'
import { actionRequestPrompt, actionSystemPrompt } from '@voyager-mc/action'
import { criticRequestPrompt, criticSystemPrompt } from '@voyager-mc/critic'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import { describePrimitives } from '@voyager-mc/core'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { rounded, type Benchmark, type Row } from './benchmark.ts'
import { originalPrompts } from './prompts/original-layout.ts'
import type { Situation } from './prompts/situation.ts'

/** What one attempt costs in prompt tokens, against the original's layout of the same information. */
export const benchmark: Benchmark = {
  question: 'How many prompt tokens does an attempt take (action and critic), against the original’s layout?',
  measure: async () => {
    const situations = readSituations()
    const measured = await Promise.all(situations.map(measure))
    const sum = (of: (one: Measured) => number): number => measured.reduce((total, one) => total + of(one), 0)
    const rows = measured.map(toRow)
    const mean: Measured = {
      what: `mean of ${situations.length}`,
      original: sum(({ original }) => original) / situations.length,
      layout: sum(({ layout }) => layout) / situations.length,
      spent: sum(({ spent }) => spent) / situations.length,
      fresh: sum(({ fresh }) => fresh) / situations.length,
    }
    return [...rows, toRow(mean)]
  },
}

interface Measured {
  readonly what: string
  readonly original: number
  /** Our prompts of both roles. */
  readonly layout: number
  /** What is really sent: the critic's prompt only when the postconditions decide nothing. */
  readonly spent: number
  /** Of that, what a provider with prompt caching has not seen before: all but the fixed beginning. */
  readonly fresh: number
}

const critic = postconditionCritic({ techTree: createTechTree('1.19.4') })
const primitives = describePrimitives(allPrimitives.filter(({ isUnlisted = false }) => !isUnlisted))
const scope = describeScope()

async function measure(situation: Situation): Promise<Measured> {
  const { task, before, skills, previous, step } = situation
  const request = { task, observation: before, skills, ...(previous && { previous }) }
  const system = countTokens(actionSystemPrompt({ primitives, skills, scope }))
  const fixed = countTokens(actionSystemPrompt({ primitives, skills: [], scope }))
  const action = system + countTokens(actionRequestPrompt(request))
  const judged = countTokens(criticSystemPrompt()) + countTokens(criticRequestPrompt({ task, before, step }))
  const verdict = await critic.decide({ task, before, step })
  const spent = verdict.status === 'decided' ? action : action + judged
  return {
    what: `${task.name}${previous === undefined ? '' : ', second attempt'}`,
    original: originalPrompts(situation).reduce((sum, prompt) => sum + countTokens(prompt), 0),
    layout: action + judged,
    spent,
    fresh: spent - fixed,
  }
}

function toRow({ what, original, layout, spent, fresh }: Measured): Row {
  const share = (tokens: number): string => `${rounded((100 * tokens) / original)} %`
  return {
    what,
    original: Math.round(original),
    'ours, both prompts': Math.round(layout),
    'ours, sent': Math.round(spent),
    'share, critic always asked (target 60 %)': share(layout),
    'share sent': share(spent),
    'share beyond the cached beginning': share(fresh),
  }
}

function readSituations(): readonly Situation[] {
  // Written by prompts/record-situations.ts.
  return JSON.parse(readFileSync(new URL('prompts/situations.json', import.meta.url), 'utf8')) as Situation[]
}
