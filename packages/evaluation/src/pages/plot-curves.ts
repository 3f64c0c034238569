import type { EvaluationResults } from '../results/read-results.ts'
import { drawCurves } from './figures.ts'
import { openDrawing } from './open-drawing.ts'
import { colourStyle } from './page-style.ts'

/**
 * Solved share over a fact of the conditions that is a number, such as `faultRate`, with 95 % intervals, one curve for each
 * part taken away; an SVG file of its own, for light and dark.
 */
export async function plotCurves(results: EvaluationResults, fact: string): Promise<string> {
  const svg = drawCurves(await openDrawing(), results, fact)
  const style = `<style>${colourStyle} svg { color: var(--ink); background: var(--paper); }</style>`
  return svg.replace('>', `>${style}`)
}
