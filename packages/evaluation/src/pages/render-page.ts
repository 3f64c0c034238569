import { compareTrials } from '../compare/compare-trials.ts'
import { firstHeld } from '../trials/trial-result.ts'
import { describeBasis, verdictRows } from '../compare/render-comparison.ts'
import { hashResults, type EvaluationResults } from '../results/read-results.ts'
import { escapeHtml, renderFigure, renderTable, renderWide } from './escape-html.ts'
import { drawCurves, wordsOf } from './draw-curves.ts'
import { drawItems } from './draw-items.ts'
import { drawSurvival, drawTierSurvival } from './draw-survival.ts'
import { colourOf, drawShares } from './figures.ts'
import { familiesOf, numericFacts, slicesOf, solvedShare, trialsOf } from './group-trials.ts'
import { openDrawing, type Drawing } from './open-drawing.ts'
import { pageStyle } from './page-style.ts'
import { paperTables, tiers } from './paper-tables.ts'
import { minutes, renderTrial, trialAnchor } from './render-trial.ts'

/** One HTML file about an evaluation, with a page for each trial inside; it loads nothing from anywhere. */
export async function renderPage(results: EvaluationResults): Promise<string> {
  const drawing = await openDrawing()
  const { title, name } = results.suite
  const basis = `${describeBasis(results)}; hash ${hashResults(results).slice(0, 12)}`
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`${name}: ${title}`)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>${pageStyle}</style></head><body><main id="top">`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>Every figure here rests on: ${escapeHtml(basis)}.</p>`,
    ...renderFigures(drawing, results),
    ...renderTables(results),
    ...results.trials.map((trial) => renderTrial(drawing, trial)),
    '</main></body></html>',
    '',
  ].join('\n')
}

function renderLegend({ conditions }: EvaluationResults): string {
  const keys = conditions.map(
    ({ name }, index) => `<span class="key" style="background:${colourOf(index)}"></span>${escapeHtml(name)}`,
  )
  return `<p>Conditions:${keys.join('')}</p>`
}

function renderFigures(drawing: Drawing, results: EvaluationResults): readonly string[] {
  const isJudged = results.trials.some(({ status }) => status !== 'measured')
  const isMeasured = results.trials.some(({ status }) => status === 'measured')
  const curves = (fact: string, figure: string): readonly string[] => [
    `<h2>${figure === 'solved' ? 'Solved' : 'Items'} over ${escapeHtml(wordsOf(fact))}</h2>`,
    renderFigure(drawCurves(drawing, results, { fact, figure })),
  ]
  return [
    ...slicesOf(results).flatMap(({ label, results: slice }) => renderSlice(drawing, slice, label)),
    ...numericFacts(results).flatMap((fact) => [
      ...(isJudged ? curves(fact, 'solved') : []),
      ...(isMeasured ? curves(fact, 'items') : []),
    ]),
  ]
}

function renderSlice(drawing: Drawing, slice: EvaluationResults, label: string): readonly string[] {
  const isJudged = slice.trials.some(({ status }) => status !== 'measured')
  const at = label === '' ? '' : `, ${escapeHtml(wordsOf(label))}`
  return [
    renderLegend(slice),
    ...(isJudged
      ? [
          `<h2>Solved${at}</h2>`,
          renderFigure(drawShares(drawing, slice)),
          `<h2>Time to the goal${at}</h2>`,
          renderFigure(drawSurvival(drawing, slice)),
        ]
      : []),
    ...(slice.trials.some(({ status }) => status === 'measured')
      ? [`<h2>Items${at}</h2>`, renderFigure(drawItems(drawing, slice))]
      : []),
    ...reachedTiers(slice).flatMap(([title, item]) => {
      const tier = `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title.toLowerCase()}`
      return [`<h2>Time to ${tier}${at}</h2>`, renderFigure(drawTierSurvival(drawing, slice, { tier, item }))]
    }),
  ]
}

/** Tiers that some life without a goal has reached. */
function reachedTiers({ trials }: EvaluationResults): typeof tiers {
  const lives = trials.filter(({ status }) => status === 'measured').map(firstHeld)
  return tiers.filter(([, item]) => lives.some((held) => held[item] !== undefined))
}

function renderTables(results: EvaluationResults): readonly string[] {
  const verdicts = slicesOf(results).flatMap(({ results: slice }) => renderVerdictTables(slice))
  return [
    renderWide(
      renderTable(shareRows(results), 'Solved of trials, by family; in brackets Wilson’s 95 % interval'),
    ),
    ...paperTables(results).map(({ caption, rows }) => renderWide(renderTable(rows, caption))),
    ...(verdicts.length === 0 ? [] : ['<h2>Verdicts</h2>', ...verdicts.map(renderWide)]),
    '<h2>Trials</h2>',
    renderWide(renderTrialList(results)),
  ]
}

/** Verdicts on the conditions against the first one. */
function renderVerdictTables(results: EvaluationResults): readonly string[] {
  const [first, ...others] = results.conditions
  return others.flatMap(({ name }) => {
    if (first === undefined) return []
    const comparisons = compareTrials(trialsOf(results, first.name), trialsOf(results, name))
    return [
      renderTable(
        verdictRows(comparisons, { first: first.name, second: name }),
        `${name} against ${first.name}`,
      ),
    ]
  })
}

/** Solved share of each family and condition as cells. */
export function shareRows(results: EvaluationResults): readonly (readonly string[])[] {
  const names = results.conditions.map(({ name }) => name)
  const all = names.map((name) => {
    const { count, n, share, interval } = solvedShare(trialsOf(results, name))
    if (n === 0) return '–'
    return `${count}/${n}, ${percent(share)} % (${percent(interval[0])} to ${percent(interval[1])})`
  })
  return [
    ['Family', ...names],
    ...familiesOf(results).map((family) => [
      family,
      ...names.map((name) => {
        const { count, n } = solvedShare(trialsOf(results, name).filter((trial) => trial.family === family))
        return n === 0 ? '–' : `${count}/${n}`
      }),
    ]),
    ['all', ...all],
  ]
}

const percent = (share: number): string => (100 * share).toFixed(0)

function renderTrialList({ trials }: EvaluationResults): string {
  const rows = trials.map(
    (trial) =>
      `<tr><th scope="row"><a href="#${escapeHtml(trialAnchor(trial))}">${escapeHtml(trial.task)}</a></th><td>${escapeHtml(trial.condition)}</td><td>${trial.seed}</td><td>${trial.status}</td><td>${trial.attempts}</td><td>${minutes(trial.ticks)}</td></tr>`,
  )
  const heads = ['Task', 'Condition', 'Seed', 'End', 'Attempts', 'Minutes'].map(
    (head) => `<th scope="col">${head}</th>`,
  )
  return `<table><caption>Each opens its timeline</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}
