import { join } from 'node:path'
import { pictures, type Picture } from './pictures.ts'
import { replaceFolder } from './replace-folder.ts'

const wide = { width: 720, boxWidth: 180, middleWidth: 240 }
const narrow = { width: 340, boxWidth: 260, arrow: 30 }
const rowHeight = 34
const margin = 16

/** Draws the picture of every concept page: from left to right, and from top to bottom for phones. */
export function drawPictures(docs: string): void {
  const files = Object.entries(pictures).flatMap(([page, picture]) => [
    [`${page}.svg`, drawWide(picture)],
    [`${page}.narrow.svg`, drawNarrow(picture)],
  ])
  replaceFolder(join(docs, 'public', 'pictures'), Object.fromEntries(files))
}

function drawWide(picture: Picture): string {
  const { takes, name, does, gives } = picture
  const { width, boxWidth, middleWidth } = wide
  const rows = Math.max(takes.length, does.length + 1, gives.length)
  const height = rows * rowHeight + 2 * margin
  const left = (width - middleWidth) / 2
  const right = left + middleWidth
  const middles = (texts: readonly string[]): readonly number[] =>
    rowsOf(texts, (height - texts.length * rowHeight) / 2)
  return drawing(picture, { width, height }, [
    ...boxes(takes, { x: margin, width: boxWidth, ys: middles(takes) }),
    ...boxes(gives, { x: width - margin - boxWidth, width: boxWidth, ys: middles(gives) }),
    ...middles(takes).map((y) => arrow(margin + boxWidth, y, left)),
    ...middles(gives).map((y) => arrow(right, y, width - margin - boxWidth)),
    block({ x: left, y: margin, width: middleWidth, height: height - 2 * margin }),
    ...lines([name, ...does], { x: width / 2, ys: middles([name, ...does]) }),
  ])
}

function drawNarrow(picture: Picture): string {
  const { takes, name, does, gives } = picture
  const { width, boxWidth, arrow: gap } = narrow
  const middle = [name, ...does]
  const middleTop = margin + takes.length * rowHeight + gap
  const givesTop = middleTop + middle.length * rowHeight + gap
  const height = givesTop + gives.length * rowHeight + margin
  const x = (width - boxWidth) / 2
  return drawing(picture, { width, height }, [
    ...boxes(takes, { x, width: boxWidth, ys: rowsOf(takes, margin) }),
    ...boxes(gives, { x, width: boxWidth, ys: rowsOf(gives, givesTop) }),
    arrowDown(width / 2, middleTop - gap, middleTop),
    arrowDown(width / 2, givesTop - gap, givesTop),
    block({ x: margin, y: middleTop, width: width - 2 * margin, height: middle.length * rowHeight }),
    ...lines(middle, { x: width / 2, ys: rowsOf(middle, middleTop) }),
  ])
}

function drawing(
  { takes, name, does, gives }: Picture,
  { width, height }: { readonly width: number; readonly height: number },
  parts: readonly string[],
): string {
  const title = `${name} takes ${takes.join(', ')}; ${does.join(', ')}; gives ${gives.join(', ')}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="12" fill="#f4f6f5"/>`,
    '<g font-family="ui-sans-serif, system-ui, sans-serif" font-size="14">',
    ...parts,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/** Middle of each row, the first of which begins there. */
function rowsOf(texts: readonly string[], top: number): readonly number[] {
  return texts.map((_text, index) => top + index * rowHeight + rowHeight / 2)
}

interface Place {
  readonly x: number
  /** Middles of the rows. */
  readonly ys: readonly number[]
}

function boxes(texts: readonly string[], { x, ys, width }: Place & { readonly width: number }): string[] {
  return texts.flatMap((text, index) => {
    const y = ys[index] ?? 0
    return [
      `<rect x="${x}" y="${y - 13}" width="${width}" height="26" rx="6" fill="#ffffff" stroke="#9aa7a0"/>`,
      textAt(text, { x: x + width / 2, y, fill: '#1f2a25' }),
    ]
  })
}

function lines(texts: readonly string[], { x, ys }: Place): string[] {
  return texts.map((text, index) =>
    textAt(text, { x, y: ys[index] ?? 0, fill: '#ffffff', ...(index === 0 ? { weight: 700 } : {}) }),
  )
}

interface Block {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function block({ x, y, width, height }: Block): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#2f6f4f"/>`
}

function arrow(from: number, y: number, to: number): string {
  return `<path d="M${from + 4} ${y}H${to - 10}m0 -4l7 4l-7 4" fill="none" stroke="#5d6b64" stroke-width="1.5"/>`
}

function arrowDown(x: number, from: number, to: number): string {
  return `<path d="M${x} ${from + 4}V${to - 10}m-4 0l4 7l4 -7" fill="none" stroke="#5d6b64" stroke-width="1.5"/>`
}

interface TextOptions {
  readonly x: number
  readonly y: number
  readonly fill: string
  readonly weight?: number
}

function textAt(text: string, { x, y, fill, weight = 400 }: TextOptions): string {
  const place = `x="${x}" y="${y + 5}" text-anchor="middle"`
  return `<text ${place} fill="${fill}" font-weight="${weight}">${escape(text)}</text>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
