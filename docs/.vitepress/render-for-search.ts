import type { MarkdownEnv } from 'vitepress'
import { withSearchWords } from './rank-pages.ts'

type Highlight = (code: string, language: string, attributes: string) => string

/** Part of markdown-it that renders a page; VitePress brings a copy of its types. */
interface Markdown {
  readonly options: { highlight?: Highlight | null | undefined }
  render(source: string, environment: MarkdownEnv): string
}

const known = new Map<string, string>()

/**
 * Renders a page for the search, which reads its words alone: code is not coloured, which takes longer than all the rest,
 * and the two bundles of the site share what is rendered.
 */
export function renderForSearch(source: string, environment: MarkdownEnv, markdown: Markdown): string {
  const before = known.get(source)
  if (before !== undefined) return before
  const { highlight = null } = markdown.options
  markdown.options.highlight = plain
  try {
    const html = withSearchWords(markdown.render(source, environment), environment.frontmatter?.['search'])
    known.set(source, html)
    return html
  } finally {
    markdown.options.highlight = highlight
  }
}

// Signs of code are no words, and the search takes what stands between < and > for a tag.
const plain = (code: string): string => `<pre><code>${code.replaceAll(/[<>&"']/g, ' ')}</code></pre>`
