import type { CreateVoyagerOptions } from '@voyager-mc/voyager'
import type { TrialReport } from '../trials/trial-agent.ts'

export interface TokenCount {
  readonly onEvent: NonNullable<CreateVoyagerOptions['onEvent']>
  /** Sum so far; empty when no model was asked. */
  report(): Pick<TrialReport, 'tokens'>
}

/** Counts the tokens of a loop for the report of its trial. */
export function countTokens(): TokenCount {
  const tokens = { input: 0, output: 0 }
  return {
    onEvent(event) {
      if (event.type !== 'model-use') return
      tokens.input += event.inputTokens ?? 0
      tokens.output += event.outputTokens ?? 0
    },
    report: () => (tokens.input + tokens.output > 0 ? { tokens } : {}),
  }
}
