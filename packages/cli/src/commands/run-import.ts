import { createReadStream, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { InvalidArgumentError } from '@voyager-mc/core'
import { memoryRunStore, type RunStore } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { importCheckpoint, importEvents } from '@voyager-mc/voyager/journal'
import { exitCodes } from '../faults/exit-codes.ts'
import { openKeptRun, type KeptRun } from '../runs/open-kept-run.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command } from './command.ts'

/** `voyager import RUN PLACE`: takes a journal or a checkpoint of the original into a run. */
export const runImport: Command['run'] = async ({ words, settings: { dryRun, json } }, { say }) => {
  const [run = '', place = ''] = words
  const found = statSync(place, { throwIfNoEntry: false })
  if (found === undefined)
    throw new InvalidArgumentError('PLACE', place, 'name a file of events or a checkpoint of the original.')
  const kept = await open(run, dryRun)
  try {
    const report = found.isDirectory()
      ? await takeCheckpoint(kept.store, { directory: place, dryRun })
      : await takeEvents(kept.store, { place, dryRun })
    say(json ? jsonLine(report.counts) : `${report.text}${dryRun ? ' Nothing was changed.' : ''}`)
  } finally {
    await kept.close()
  }
  return exitCodes.done
}

/** A run that may be changed; for a dry run as it is, or an empty one where there is none. */
async function open(run: string, dryRun: boolean): Promise<KeptRun> {
  if (dryRun) {
    const empty = memoryRunStore()
    return (await openKeptRun(run)) ?? { store: empty, close: () => empty.close() }
  }
  const home = await openHome(run)
  return { store: home.runStore, close: home.close }
}

interface ImportReport {
  readonly counts: Readonly<Record<string, number>>
  readonly text: string
}

async function takeEvents(
  store: RunStore,
  { place, dryRun }: { readonly place: string; readonly dryRun: boolean },
): Promise<ImportReport> {
  const lines = createInterface({ input: createReadStream(place) })
  const { added, unchanged } = await importEvents(store, { lines, place, dryRun })
  return { counts: { added, unchanged }, text: `${added} records added, ${unchanged} unchanged.` }
}

async function takeCheckpoint(
  store: RunStore,
  options: { readonly directory: string; readonly dryRun: boolean },
): Promise<ImportReport> {
  const news = await importCheckpoint(store, options)
  const [completed, failed] = [news.completed.length, news.failed.length]
  const [answers, chests] = [news.answers.length, news.chests.length]
  return {
    counts: { completed, failed, answers, chests },
    text: `${completed} completed and ${failed} failed tasks, ${answers} answers and ${chests} chests added.`,
  }
}
