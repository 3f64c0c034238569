/** Colours of lines in a plot, by number; each has a lighter sister for dark pages. */
const lines: readonly (readonly [light: string, dark: string])[] = [
  ['#1b6ca8', '#6cb6f0'],
  ['#d1495b', '#f08c98'],
  ['#3a7d44', '#7fcf8a'],
  ['#8a5a00', '#edae49'],
  ['#6f4a8e', '#c09ce0'],
  ['#555555', '#aaaaaa'],
]

/** Attributes of a line or a filled shape of a series: its colour, which changes on a dark page. */
export function seriesColour(index: number, of: 'stroke' | 'fill' = 'stroke'): string {
  const number = index % lines.length
  return `class="${of}${number}" ${of}="${lines[number]?.[0] ?? '#000000'}"`
}

/** Rules for dark pages; programs that know no such rules, as that which makes PNGs, keep to the attributes. */
const darkRules = [
  '.paper { fill: #16181d; }',
  'text, .ink { fill: #e8e8e8; }',
  '.grid { stroke: #3a3d44; }',
  '.link { stroke: #9aa0aa; }',
  '.tip { fill: #9aa0aa; }',
  '.box { fill: #22303c; stroke: #6cb6f0; }',
  ...lines.flatMap(([, dark], index) => [
    `.stroke${index} { stroke: ${dark}; }`,
    `.fill${index}, .fill${index} text { fill: ${dark}; }`,
  ]),
].join(' ')

export interface SvgPageOptions {
  /** Name for readers who do not see it. */
  readonly title: string
  readonly width: number
  readonly height: number
}

/** A whole SVG of these shapes on its own paper, for light and dark. */
export function svgPage(shapes: readonly string[], { title, width, height }: SvgPageOptions): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" role="img" aria-label="${escapeLabel(title)}">`,
    `<style>@media (prefers-color-scheme: dark) { ${darkRules} }</style>`,
    `<rect class="paper" width="${width}" height="${height}" fill="white"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n')
}

/** Text inside an SVG. */
export function escapeLabel(label: string): string {
  return label
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
