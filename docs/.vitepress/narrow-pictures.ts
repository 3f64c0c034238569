import type { MarkdownRenderer } from 'vitepress'

/** Widest page, in pixels, on which a picture stands upright. */
export const narrowPage = 640

/** Lets pages show the upright drawing of a concept on a phone, on which the wide one could not be read. */
export function showNarrowPictures(markdown: MarkdownRenderer): void {
  const rules = markdown.renderer.rules
  const usual = rules.image
  if (usual === undefined) return
  rules.image = (tokens, index, options, environment, self) => {
    const image = usual(tokens, index, options, environment, self)
    const source = tokens[index]?.attrGet('src') ?? ''
    const [, path] = /^(\/pictures\/.*)\.svg$/.exec(source) ?? []
    if (path === undefined) return image
    return `<picture><source media="(max-width: ${narrowPage}px)" srcset="${path}.narrow.svg">${image}</picture>`
  }
}
