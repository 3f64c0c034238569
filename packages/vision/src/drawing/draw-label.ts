import { setPixel, type Canvas } from './canvas.ts'
import { letters } from './letters.ts'

/** Place of a label: the middle of its lower edge, and the size of its letters' pixels. */
export interface LabelPlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

// Names come from the game; a longer one tells no more and hides the picture.
const longestLabel = 24
const [letterWidth, letterHeight] = [3, 5]
const ink = 0xffffff
const paper = 0x101010

/** Draws a name in white on black; what is not a letter, a digit or `_` is a gap. The label stays in the picture. */
export function drawLabel(canvas: Canvas, label: string, { x, y, scale }: LabelPlace): void {
  const text = label.toLowerCase().slice(0, longestLabel)
  const width = (text.length * (letterWidth + 1) + 1) * scale
  const height = (letterHeight + 2) * scale
  const left = Math.max(0, Math.min(canvas.width - width, Math.round(x - width / 2)))
  const top = Math.max(0, Math.min(canvas.height - height, Math.round(y - height)))
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const isInk = hasInk(text, Math.floor(column / scale) - 1, Math.floor(row / scale) - 1)
      setPixel(canvas, left + column, top + row, isInk ? ink : paper)
    }
  }
}

function hasInk(text: string, column: number, row: number): boolean {
  if (column < 0 || row < 0 || row >= letterHeight) return false
  const place = column % (letterWidth + 1)
  const digit = Number(letters[text[Math.floor(column / (letterWidth + 1))] ?? '']?.[row] ?? 0)
  return place < letterWidth && ((digit >> (letterWidth - 1 - place)) & 1) === 1
}
