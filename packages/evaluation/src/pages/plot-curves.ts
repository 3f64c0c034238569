import type { EvaluationResults } from '../results/read-results.ts'
import { drawCurves, type DrawCurvesOptions } from './draw-curves.ts'
import { openDrawing } from './open-drawing.ts'
import { colourStyle } from './page-style.ts'

/**
 * Curves of a figure over a fact of the conditions that is a number, such as `faultRate`, with 95 % intervals, one for each
 * part taken away; an SVG file of its own, for light and dark.
 */
export async function plotCurves(results: EvaluationResults, options: DrawCurvesOptions): Promise<string> {
  const svg = drawCurves(await openDrawing(), results, options)
  const style = `<style>${colourStyle} svg { color: var(--ink); background: var(--paper); --plot-background: var(--paper); }</style>`
  return svg.replace('>', `>${style}`)
}
