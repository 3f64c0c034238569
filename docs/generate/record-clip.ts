// Plays a run, keeps what it printed and when in data/clip.json, and draws the clip of the first page from it.
//   node docs/generate/record-clip.ts [flags of the main job]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { renderClip, type ClipLine } from './render-clip.ts'

const docs = join(import.meta.dirname, '..')
const given = process.argv.slice(2)
const flags = given.length > 0 ? given : ['--seed', '3', '--until', 'stone_pickaxe']
const typed = `$ npm run lifelong -- ${flags.join(' ')}`
const directory = mkdtempSync(join(tmpdir(), 'voyager-recording-'))
try {
  const run = join(directory, 'run')
  const startedAt = Date.now()
  const child = spawn(process.execPath, ['examples/lifelong.ts', ...flags, '--run', run], {
    cwd: join(docs, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, OPENAI_API_KEY: '' },
  })
  const lines: ClipLine[] = [
    { atMs: 0, text: typed },
    { atMs: 0, text: '' },
  ]
  createInterface({ input: child.stdout }).on('line', (line) => {
    // Port and directory differ from run to run and say nothing.
    const text = line.replaceAll(run, 'runs/seed-3').replace(/127\.0\.0\.1:\d+/, '127.0.0.1')
    lines.push({ atMs: Date.now() - startedAt, text })
  })
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0) throw new Error(`The run ended with code ${String(code)}; nothing was recorded.`)
  const clip = { title: 'A recorded run of npm run lifelong', lines }
  writeFileSync(join(docs, 'data', 'clip.json'), `${JSON.stringify(clip, undefined, 2)}\n`)
  writeFileSync(join(docs, 'public', 'lifelong.svg'), renderClip(lines, clip))
  stdout.write(`docs/public/lifelong.svg: ${lines.length} lines in ${Date.now() - startedAt} ms\n`)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
