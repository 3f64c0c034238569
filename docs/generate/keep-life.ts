// `node docs/generate/keep-life.ts RUN NAME --seed 2332 --sight exposed --version 1.19.4 --difficulty normal
// --commit f7efccad --cpu 760 --wall 1176 --load "5 on two cores" --choice "The seed is one of ten ..."`: keeps a life that was played, from its home to
// `data/NAME.ndjson`, of which the page of the dragon is made, and its whole journal, compressed, to `data/NAME-journal.ndjson.br`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { summarizeRun } from '@voyager-mc/evaluation'
import { readRecords } from '@voyager-mc/voyager/home'
import { countLife } from '../../bench/learn/count-life.ts'
import { countMilestones } from '../../bench/milestones/count-milestones.ts'
import { linesOfLife } from './life-record.ts'
import { recordCurves } from './record-curves.ts'
import { recordHaste } from './record-haste.ts'
import { recordTasks } from './record-life.ts'

const text = { type: 'string', default: '' } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: text,
    sight: text,
    version: text,
    difficulty: text,
    commit: text,
    cpu: text,
    wall: text,
    load: text,
    choice: text,
  },
})
const [run = '', name = 'dragon'] = positionals
const records = await readRecords(run)
const events = records.map(({ event }) => event)
const count = countLife({ minutes: Infinity, known: [] })
const reached = countMilestones({ minutes: Infinity })
for (const event of events) {
  count.take(event)
  reached.take(event)
}
const { attempts, programs, callingPrograms, operatorCommands, worldMinutes } = count.result()
const { skills } = summarizeRun(records)
const end = events.findLast((event) => event.type === 'run-end')
const { seed, sight, version, difficulty, commit, cpu, wall, load, choice } = values
const facts = {
  seed: Number(seed),
  version,
  difficulty,
  sight,
  commit,
  load,
  choice,
  cpuSeconds: Number(cpu),
  wallSeconds: Number(wall),
  worldMinutes,
  attempts,
  programs,
  callingPrograms,
  operatorCommands,
  skills: skills.length,
  milestones: reached.result().milestones,
  placedAtOnce: recordHaste(events),
  ...recordCurves(events),
  end: end ? `${end.reason}: ${end.detail}` : 'it goes on',
}
const data = join(import.meta.dirname, '..', 'data')
const kept = linesOfLife({ facts, tasks: recordTasks(events) })
writeFileSync(join(data, `${name}.ndjson`), kept)
// A window of 16 MB, since programs repeat each other after tens of kilobytes.
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
const journal = brotliCompressSync(records.map((record) => `${JSON.stringify(record)}\n`).join(''), {
  params,
})
writeFileSync(join(data, `${name}-journal.ndjson.br`), journal)
stdout.write(`${kept.length} and ${journal.length} bytes in docs/data\n`)
