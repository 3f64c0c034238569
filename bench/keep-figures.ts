import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { KeptFigure } from './tracked-figures.ts'

/** Adds figures to a file of lines; one that was measured at the same commit before gives way. */
export function keepFigures(file: string, figures: readonly KeptFigure[]): void {
  const isAnew = ({ label, commit }: KeptFigure): boolean =>
    figures.some((figure) => figure.label === label && figure.commit === commit)
  const kept = readFigures(file).filter((figure) => !isAnew(figure))
  const lines = [...kept, ...figures].map((figure) => JSON.stringify(figure))
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
}

/** Figures of earlier commits, oldest first; none when there is no file. */
export function readFigures(file: string): readonly KeptFigure[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  // Our own file.
  return lines.map((line) => JSON.parse(line) as KeptFigure)
}
