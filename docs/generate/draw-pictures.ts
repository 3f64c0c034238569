import { join } from 'node:path'
import { pictures, type Picture } from './pictures.ts'
import { replaceFolder } from './replace-folder.ts'

const width = 720
const boxWidth = 180
const middleWidth = 240
const rowHeight = 34
const margin = 16

/** Draws the picture of every concept page. */
export function drawPictures(docs: string): void {
  const files = Object.entries(pictures).map(([page, picture]) => [`${page}.svg`, drawPicture(picture)])
  replaceFolder(join(docs, 'public', 'pictures'), Object.fromEntries(files))
}

function drawPicture(picture: Picture): string {
  const { takes, name, does, gives } = picture
  const rows = Math.max(takes.length, does.length + 1, gives.length)
  const height = rows * rowHeight + 2 * margin
  const left = (width - middleWidth) / 2
  const right = left + middleWidth
  const parts = [
    ...column(takes, { x: margin, height }),
    ...column(gives, { x: width - margin - boxWidth, height }),
    ...rowsOf(takes, height).map((y) => arrow(margin + boxWidth, y, left)),
    ...rowsOf(gives, height).map((y) => arrow(right, y, width - margin - boxWidth)),
    `<rect x="${left}" y="${margin}" width="${middleWidth}" height="${height - 2 * margin}" rx="10" fill="#2f6f4f"/>`,
    ...[name, ...does].map((text, index) => {
      const y = rowsOf([name, ...does], height)[index] ?? 0
      return textAt(text, { x: width / 2, y, fill: '#ffffff', ...(index === 0 ? { weight: 700 } : {}) })
    }),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${describe(picture)}</title>`,
    `<rect width="${width}" height="${height}" rx="12" fill="#f4f6f5"/>`,
    '<g font-family="ui-sans-serif, system-ui, sans-serif" font-size="14">',
    ...parts,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

function describe({ takes, name, does, gives }: Picture): string {
  return escape(`${name} takes ${takes.join(', ')}; ${does.join(', ')}; gives ${gives.join(', ')}`)
}

/** Middle of each row, the rows together in the middle of the picture. */
function rowsOf(texts: readonly string[], height: number): readonly number[] {
  const first = (height - texts.length * rowHeight) / 2 + rowHeight / 2
  return texts.map((_text, index) => first + index * rowHeight)
}

function column(
  texts: readonly string[],
  { x, height }: { readonly x: number; readonly height: number },
): string[] {
  const ys = rowsOf(texts, height)
  return texts.flatMap((text, index) => {
    const y = ys[index] ?? 0
    return [
      `<rect x="${x}" y="${y - 13}" width="${boxWidth}" height="26" rx="6" fill="#ffffff" stroke="#9aa7a0"/>`,
      textAt(text, { x: x + boxWidth / 2, y, fill: '#1f2a25' }),
    ]
  })
}

function arrow(from: number, y: number, to: number): string {
  return `<path d="M${from + 4} ${y}H${to - 10}m0 -4l7 4l-7 4" fill="none" stroke="#5d6b64" stroke-width="1.5"/>`
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
