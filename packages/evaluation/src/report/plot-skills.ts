import { text } from './plot-frame.ts'
import { svgPage } from './svg-page.ts'
import type { SkillNode } from './skill-graph.ts'

const box = { width: 168, height: 26, gapX: 60, gapY: 10 } as const
const top = 48

export interface PlotSkillsOptions {
  /** Name of the tip of the arrows, of which a page has one for each graph. */
  readonly tip?: string
}

/** Skills and who calls whom, as an SVG: basic ones on the left, arrows from a skill to those it calls. */
export function plotSkills(nodes: readonly SkillNode[], { tip = 'arrow' }: PlotSkillsOptions = {}): string {
  const levels = Math.max(0, ...nodes.map(({ level }) => level)) + 1
  const columns = Array.from({ length: levels }, (_nothing, level) =>
    nodes.filter((node) => node.level === level),
  )
  const places = new Map(
    columns.flatMap((column, level) => column.map(({ name }, row) => [name, placeOf(level, row)] as const)),
  )
  const width = Math.max(360, 40 + levels * (box.width + box.gapX))
  const height = top + 20 + Math.max(1, ...columns.map(({ length }) => length)) * (box.height + box.gapY)
  const lines = nodes.flatMap(({ name, calls }) => {
    const from = places.get(name)
    return calls.flatMap((called) => {
      const to = places.get(called)
      if (from === undefined || to === undefined) return []
      const [y1, y2] = [from.y + box.height / 2, to.y + box.height / 2]
      return [
        `<line x1="${from.x}" y1="${y1}" x2="${to.x + box.width}" y2="${y2}" class="link" stroke="#999" marker-end="url(#${tip})"/>`,
      ]
    })
  })
  const boxes = [...places].flatMap(([name, { x, y }]) => [
    `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4" class="box" fill="#e8f1f8" stroke="#1b6ca8"/>`,
    text({ x: x + 6, y: y + 17, anchor: 'start', size: 11, label: shorten(name) }),
  ])
  const title = `Skills (${nodes.length})`
  const heading = text({ x: 20, y: 26, anchor: 'start', size: 16, label: title })
  return svgPage([arrowTip(tip), heading, ...lines, ...boxes], { title, width, height })
}

function arrowTip(name: string): string {
  return `<marker id="${name}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z" fill="#999"/></marker>`
}

function placeOf(level: number, row: number): { readonly x: number; readonly y: number } {
  return { x: 20 + level * (box.width + box.gapX), y: top + row * (box.height + box.gapY) }
}

const longestLabel = 26

function shorten(name: string): string {
  return name.length <= longestLabel ? name : `${name.slice(0, longestLabel - 1)}…`
}
