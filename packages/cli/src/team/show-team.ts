import type { TeamResult } from '@voyager-mc/fleet/team'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { describeEvent } from '../display/describe-event.ts'
import type { DisplayClock } from '../display/display-clock.ts'
import { formatDuration } from '../display/format-duration.ts'
import { cleanLine, jsonLine } from '../terminal/clean-text.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Lines about a team at work. */
interface TeamDisplay {
  stage(this: void, text: string): void
  show(this: void, event: VoyagerEvent, name: string): void
  close(this: void, result: TeamResult): void
}

/** Shows what each bot of a team does, by name; with `json` every event and the result as JSON. */
export function showTeam(
  { say, warn }: Pick<Terminal, 'say' | 'warn'>,
  { json, clock }: { readonly json: boolean; readonly clock: Pick<DisplayClock, 'nowMs'> },
): TeamDisplay {
  const startedAt = clock.nowMs()
  const line = (text: string): void => say(`[${formatDuration(clock.nowMs() - startedAt)}] ${text}`)
  return {
    stage: (text) => (json ? warn(text) : line(cleanLine(text))),
    show(event, name) {
      if (json) return say(jsonLine({ bot: name, ...event }))
      const told = describeEvent(event)
      if (told !== undefined) line(`${name}: ${told.text.trimStart()}`)
    },
    close(result) {
      if (json) say(jsonLine({ type: 'result', ...result }))
      else for (const text of describeResult(result)) say(text)
    },
  }
}

function describeResult({ tasks, worldMinutes, attempts }: TeamResult): readonly string[] {
  const done = tasks.filter(({ state }) => state === 'done').length
  const made = Object.entries(attempts).map(([name, count]) => `${name} ${count}`)
  return [
    '',
    ...tasks.map(
      ({ task, state, by, helpAsked }) =>
        `${state.padEnd(8)} ${cleanLine(task)}${by === undefined ? '' : ` (${by})`}${describeHelp(helpAsked)}`,
    ),
    `${done} of ${tasks.length} tasks done in ${worldMinutes.toFixed(1)} minutes of the world; attempts: ${made.join(', ')}.`,
  ]
}

function describeHelp(helpAsked: TeamResult['tasks'][number]['helpAsked']): string {
  const last = helpAsked.at(-1)
  return last === undefined ? '' : `; ${last.bot} could not: ${cleanLine(last.reason)}`
}
