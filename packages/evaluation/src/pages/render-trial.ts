import { ticksPerMinute } from '../trials/meter-environment.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { escapeHtml, renderFigure, renderTable, renderWide } from './escape-html.ts'
import { plotSkills } from '../report/plot-skills.ts'
import { drawPath } from './draw-path.ts'
import type { Drawing } from './open-drawing.ts'

/** Name of a trial's page inside the file, of letters that an address takes as they are. */
export function trialAnchor({ task, condition, seed }: TrialResult): string {
  return encodeURIComponent(`trial-${task}-${condition}-${seed}`).replaceAll('%', '.')
}

/** Page of one trial: its end, its timeline, its way. */
export function renderTrial(drawing: Drawing, trial: TrialResult): string {
  const { task, condition, seed, status, reason, steps, deaths, distanceBlocks, claim, wallMs, skills } =
    trial
  const timeline = steps.map(({ attempt, program, outcome, message = '', ticks, health, firsts }) => [
    String(attempt),
    minutes(ticks),
    program,
    `${outcome}${message === '' ? '' : `: ${message}`}`,
    health.toFixed(0),
    firsts.join(', '),
  ])
  const said = claim === undefined ? 'had no opinion' : claim ? 'said it was done' : 'said it was not done'
  return [
    `<article class="trial" id="${escapeHtml(trialAnchor(trial))}">`,
    `<h2>${escapeHtml(task)}, ${escapeHtml(condition)}, seed ${seed}: ${status}</h2>`,
    ...(reason === undefined ? [] : [`<p>${escapeHtml(reason)}</p>`]),
    `<p>The agent ${said}. ${deaths} deaths, ${distanceBlocks} blocks walked, ${tokensOf(trial)}${(wallMs / 1000).toFixed(1)} s on the wall.</p>`,
    renderWide(
      renderTable(
        [['Attempt', 'Minute', 'Program', 'End', 'Health', 'Items for the first time'], ...timeline],
        'Timeline',
      ),
    ),
    ...(skills === undefined
      ? []
      : ['<h3>Skills</h3>', renderFigure(plotSkills(skills, { tip: tipOf(trial) }))]),
    ...(steps.length === 0 ? [] : [renderFigure(drawPath(drawing, trial))]),
    '<p><a href="#top">Back to all trials</a></p>',
    '</article>',
  ].join('\n')
}

/** Tokens of models with a comma after them; nothing where none was asked. */
function tokensOf({ tokens }: TrialResult): string {
  return tokens === undefined ? '' : `${tokens.input} tokens read and ${tokens.output} written by models, `
}

/** Name of the tip of a trial's arrows, which an address inside the file can hold. */
function tipOf(trial: TrialResult): string {
  return `arrow-${trialAnchor(trial).replaceAll(/[^\w-]/g, '-')}`
}

/** Ticks as minutes of the world. */
export function minutes(ticks: number): string {
  return (ticks / ticksPerMinute).toFixed(1)
}
