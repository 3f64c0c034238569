import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodes } from '../faults/exit-codes.ts'
import { noRunAt } from '../runs/of-run.ts'
import { openKeptRun } from '../runs/open-kept-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command } from './command.ts'

/** Pause between two looks at a run that goes on. */
const lookMs = 500

/** `voyager events RUN`: prints the journal, a record a line; with `--follow` until the run ends. */
export const runEvents: Command['run'] = async ({ words: [place = ''], settings }, { say, signal }) => {
  const run = await openKeptRun(place)
  if (run === undefined) throw noRunAt(place)
  try {
    let next = 0
    for (;;) {
      let isOver = false
      for await (const record of run.store.readJournal({ from: next })) {
        if (signal.aborted) return exitCodes.interrupted
        say(jsonLine(record))
        next = record.sequence + 1
        isOver = record.event.type === 'run-end'
      }
      if (!settings.follow || isOver) return exitCodes.done
      await sleep(lookMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return exitCodes.interrupted
    }
  } finally {
    await run.close()
  }
}
