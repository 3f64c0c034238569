// Colours of light and dark pages; the file is shown as a picture, which knows what the reader's system prefers.
const style =
  '<style>svg { color: #1a1a1a; background: #fff; --line: #1b6ca8; --mark: #b3261e; } @media (prefers-color-scheme: dark) { svg { color: #e8e8e8; background: #16181d; --line: #6cb6f0; --mark: #ff8a80; } }</style>'

/** SVG of a figure that Plot drew, with a label for who cannot see it and the colours of the page. */
export function finishPlot(figure: unknown, label: string): string {
  const svg = String(Reflect.get(Object(figure), 'outerHTML'))
  // Plot names a class of its own for its rules, anew in each process.
  return svg
    .replace(/^<svg /, `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${label}" `)
    .replace(/ class="plot-[^"]*"/, '')
    .replace(/<style>[\s\S]*?<\/style>/, style)
}
