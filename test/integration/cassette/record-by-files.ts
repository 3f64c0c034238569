// Records a run whose replies somebody writes while it is played, by the prompts alone:
//   node test/integration/cassette/record-by-files.ts FOLDER SEED TASKS FIXTURE 'WHO WRITES THE REPLIES'
// Each request is put into FOLDER as `NNN-ROLE.txt`; the run waits for `NNN-reply.txt` beside it.
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatRequest } from '@voyager-mc/scripted-model'
import { recordRun } from './record-run.ts'
import type { AskedRole } from './recorded-attempts.ts'

const [folder = '', seed = '', tasks = '', fixture = '', writer = ''] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
let asked = 0

await recordRun(new URL(`__fixtures__/${fixture}.json`, import.meta.url), {
  seed: Number(seed),
  tasks: Number(tasks),
  reply: askByFile,
  timeoutMs: 24 * 3_600_000,
  writer,
})

async function askByFile(role: AskedRole, { messages }: ChatRequest): Promise<string> {
  const number = String((asked += 1)).padStart(3, '0')
  const text = messages.map((message) => `===== ${message.role} =====\n${message.content}`).join('\n\n')
  const request = join(folder, `${number}-${role}.txt`)
  // Whole or not there.
  await writeFile(`${request}.part`, `${text}\n`)
  await rename(`${request}.part`, request)
  const reply = join(folder, `${number}-reply.txt`)
  while (!(await isThere(reply))) await sleep(300)
  return (await readFile(reply, 'utf8')).trimEnd()
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
