/** A line that a program printed, and when. */
export interface ClipLine {
  /** Milliseconds since the program began. */
  readonly atMs: number
  readonly text: string
}

// Sizes in pixels of a 13 px monospace font.
const lineHeight = 18
const margin = 16
const letterWidth = 7.9
// Whoever watches waits no longer for a line, and sees each of those that came at once.
const longestPauseMs = 1200
const shortestPauseMs = 70

const style = `
svg { color-scheme: light dark }
rect { fill: #f6f8fa }
text { fill: #24292f; font: 13px ui-monospace, Menlo, Consolas, monospace; white-space: pre; animation: show .2s both }
.typed { fill: #000000; font-weight: bold }
.good { fill: #116329 }
.bad { fill: #a40e26 }
.task { fill: #0550ae }
@keyframes show { from { opacity: 0 } }
@media (prefers-color-scheme: dark) {
  rect { fill: #15191f }
  text { fill: #c9d1d9 }
  .typed { fill: #ffffff }
  .good { fill: #7ee787 }
  .bad { fill: #ff9b8e }
  .task { fill: #79c0ff }
}
@media (prefers-reduced-motion: reduce) { text { animation: none } }
`

/**
 * A recorded run of a program as a drawing that moves: its lines come one after the other as they did, long pauses
 * shortened, and stay. It fits the colours of its reader, and stands still for who wants no motion.
 */
export function renderClip(lines: readonly ClipLine[], { title }: { readonly title: string }): string {
  const columns = Math.max(...lines.map(({ text }) => text.length))
  const width = Math.ceil(columns * letterWidth) + 2 * margin
  const height = lines.length * lineHeight + 2 * margin
  let shownMs = 0
  const rows = lines.map(({ atMs, text }, index) => {
    const pauseMs = atMs - (lines[index - 1]?.atMs ?? atMs)
    shownMs += Math.min(Math.max(pauseMs, shortestPauseMs), longestPauseMs)
    if (text.trim() === '') return ''
    const y = margin + (index + 1) * lineHeight - 5
    const kind = kindOf(text)
    const styled = kind === undefined ? '' : ` class="${kind}"`
    return `<text x="${margin}" y="${y}"${styled} style="animation-delay:${(shownMs / 1000).toFixed(2)}s">${escapeXml(text)}</text>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(title)}</title>
<style>${style}</style>
<rect width="100%" height="100%" rx="8"/>
${rows.join('')}</svg>
`
}

function kindOf(line: string): string | undefined {
  if (line.startsWith('$')) return 'typed'
  if (/succeeded|learned|Ended/.test(line)) return 'good'
  if (/failed in|timed/.test(line)) return 'bad'
  return line.includes('] Task: ') ? 'task' : undefined
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
