/** The part of `@resvg/resvg-js` that is used. */
interface Resvg {
  readonly Resvg: new (
    svg: string,
    options: { readonly fitTo: { readonly mode: 'width'; readonly value: number } },
  ) => { render(): { asPng(): Uint8Array } }
}

// A name that bundlers cannot follow: they stop at its native binary.
const resvgPackage: string = '@resvg/resvg-js'

// Twice the drawing, so that text stays readable on dense screens.
const widthPixels = 1440

/** Renders an SVG as PNG when `@resvg/resvg-js` is installed; undefined when it is not. */
export async function renderPng(svg: string): Promise<Uint8Array | undefined> {
  const resvg = await loadResvg()
  if (resvg === undefined) return undefined
  return new resvg.Resvg(svg, { fitTo: { mode: 'width', value: widthPixels } }).render().asPng()
}

async function loadResvg(): Promise<Resvg | undefined> {
  try {
    return (await import(/* @vite-ignore */ resvgPackage)) as Resvg // the package of that name
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (isMissing) return undefined
    throw error
  }
}
