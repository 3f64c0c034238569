import type * as Plot from '@observablehq/plot'
import { escapeHtml } from './escape-html.ts'

/** Draws figures with Observable Plot on a document of its own, without a browser. */
export interface Drawing {
  readonly plot: typeof Plot
  /** The figure as SVG with its name for readers who do not see it. */
  readonly draw: (name: string, options: Plot.PlotOptions) => string
}

/** Loads what figures need. */
export async function openDrawing(): Promise<Drawing> {
  const [plot, { parseHTML }] = await Promise.all([import('@observablehq/plot'), import('linkedom')])
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  return {
    plot,
    draw(name, options) {
      const figure: unknown = plot.plot({
        width: 720,
        style: { fontSize: '12px' },
        marginLeft: 80,
        marginBottom: 40,
        ...options,
        document,
      })
      const svg = String(Reflect.get(Object(figure), 'outerHTML'))
      // The name of a class differs from one process to the next; the rule behind it says nothing that the page does not.
      return svg
        .replace(
          /^<svg /,
          `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(name)}" `,
        )
        .replace(/ class="plot-[^"]*"/, '')
        .replace(/<style>[\s\S]*?<\/style>/, '')
    },
  }
}
