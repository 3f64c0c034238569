import type { WritingContext } from './writing-context.ts'

/** A function with marks in the log around what it does. */
export function marked(source: string, item: string, way: string, { draft }: WritingContext): string {
  draft.share('countOf', 'noteWay')
  const mark = (isBegin: boolean): string =>
    `  noteWay(${JSON.stringify(item)}, ${JSON.stringify(way)}, ${isBegin});`
  return source.replace(/ \{\n/, () => ` {\n${mark(true)}\n`).replace(/\n\}$/, () => `\n${mark(false)}\n}`)
}
