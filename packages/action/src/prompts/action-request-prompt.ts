import type { ActionRequest, EarlierFailures, PreviousAttempt } from '@voyager-mc/core'
import {
  quoteLine,
  renderChat,
  renderIncidents,
  renderObservation,
  renderOutcome,
  renderProgramLog,
  sectionNames,
  type SectionName,
} from '@voyager-mc/observation'

/** Blocks seen earlier help to choose a task, not to write a program. */
const sections: readonly SectionName[] = sectionNames.filter((name) => name !== 'otherBlocks')

/** Renders one request for the action agent: what the last round did, what is seen now, what to do. */
export function actionRequestPrompt({ task, observation, previous, earlierFailures }: ActionRequest): string {
  return [
    ...renderLastRound(previous),
    renderObservation(observation, { sections }),
    `Task: ${task.name}`,
    task.context === undefined ? undefined : `Context: ${task.context}`,
    ...renderEarlierFailures(earlierFailures),
    previous === undefined ? undefined : `Critique: ${adviceOf(previous) || 'none'}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** The verdict without what log and error of the same round have told. */
function adviceOf({ critique, step }: PreviousAttempt): string | undefined {
  return step === undefined ? critique?.feedback : (critique?.advice ?? critique?.feedback)
}

// A verdict with everything that its primitives said fills a page.
const longestReason = 400

/** Both ends of a long verdict: the one says what is missing, the other what went wrong. */
function shortened(reason: string): string {
  const half = longestReason / 2
  return reason.length <= longestReason ? reason : `${reason.slice(0, half)}…${reason.slice(-half)}`
}

function renderEarlierFailures(failures: EarlierFailures | undefined): readonly string[] {
  if (failures === undefined) return []
  const { count, reason, log = [] } = failures
  const times = count === 1 ? 'once' : `${count} times`
  const last =
    reason === undefined ? '' : `, the last time: ${shortened(reason.replaceAll(/\s+/g, ' ').trim())}`
  const untold = log.filter((line) => !last.includes(line))
  return [
    `This task failed ${times} before${last}`,
    ...(untold.length === 0 ? [] : ['End of its log then:', ...untold.map((line) => `- ${quoteLine(line)}`)]),
  ]
}

function renderLastRound(previous: ActionRequest['previous']): readonly (string | undefined)[] {
  if (previous === undefined) return []
  const code = previous.program?.source
  return [
    code === undefined
      ? 'Code from the last round: none'
      : `Code from the last round: (not kept, hand in all of it again)\n${code.trim()}`,
    ...(previous.program?.notes ?? []).map((note) => `Mended: ${note}`),
    previous.problem === undefined ? undefined : `No program came of the last round: ${previous.problem}`,
    previous.step === undefined
      ? 'Execution error: none'
      : renderOutcome(previous.step.outcome, previous.step.events),
    renderProgramLog(previous.step?.events ?? []),
    renderIncidents(previous.step?.events ?? []),
    renderChat(previous.step?.events ?? []),
  ]
}
