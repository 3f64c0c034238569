// Plays a run and writes what it printed as a picture: plain text to SVG.
//   node scripts/record-terminal.ts docs/public/lifelong.svg [flags of the main job]
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const [target = 'docs/public/lifelong.svg', ...given] = process.argv.slice(2)
const flags = given.length > 0 ? given : ['--seed', '3', '--until', 'stone_pickaxe']
const directory = mkdtempSync(join(tmpdir(), 'voyager-recording-'))
try {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['examples/lifelong.ts', ...flags, '--run', join(directory, 'run')],
    {
      encoding: 'utf8',
      env: { ...process.env, OPENAI_API_KEY: '' },
    },
  )
  if (status !== 0) throw new Error(`The run ended with code ${status}; nothing was recorded.`)
  // Port and directory differ from run to run and say nothing.
  const lines = stdout
    .trimEnd()
    .replaceAll(join(directory, 'run'), 'runs/seed-3')
    .replace(/127\.0\.0\.1:\d+/, '127.0.0.1')
    .split('\n')
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, renderTerminal([`$ npm run lifelong -- ${flags.join(' ')}`, '', ...lines]))
  console.log(`${target}: ${lines.length} lines`)
} finally {
  rmSync(directory, { recursive: true, force: true })
}

// Sizes in pixels of a 13 px monospace font.
function renderTerminal(lines: readonly string[]): string {
  const lineHeight = 18
  const margin = 16
  const columns = Math.max(...lines.map((line) => line.length))
  const width = Math.ceil(columns * 7.9) + 2 * margin
  const height = lines.length * lineHeight + 2 * margin
  const rows = lines.map((line, index) => {
    const y = margin + (index + 1) * lineHeight - 5
    return `<text x="${margin}" y="${y}" fill="${colourOf(line)}">${escapeXml(line)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>A recorded run of npm run lifelong</title>
<rect width="100%" height="100%" rx="8" fill="#15191f"/>
<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" xml:space="preserve">
${rows.join('\n')}
</g>
</svg>
`
}

function colourOf(line: string): string {
  if (line.startsWith('$')) return '#ffffff'
  if (/succeeded|learned|Ended/.test(line)) return '#7ee787'
  if (/failed in|timed/.test(line)) return '#ff9b8e'
  if (line.includes('] Task: ')) return '#79c0ff'
  return '#c9d1d9'
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
