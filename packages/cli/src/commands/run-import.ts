import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { definedOf } from '@voyager-mc/core'
import type { ImportReport } from '@voyager-mc/skill-library'
import { memoryRunStore, type RunStore } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { importCheckpoint, importEvents } from '@voyager-mc/voyager/journal'
import { exitCodes } from '../faults/exit-codes.ts'
import { kindOfImport } from '../runs/kind-of-import.ts'
import { openKeptRun, type KeptRun } from '../runs/open-kept-run.ts'
import { describeImport } from '../skills/import-skills.ts'
import { openLibrary } from '../skills/open-library.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import type { Command, CommandInput } from './command.ts'

/** `voyager import RUN PLACE`: takes a journal, a checkpoint of the original or skills into a run. */
export const runImport: Command['run'] = async ({ words, settings }, { say, warn }) => {
  const [run = '', place = ''] = words
  const { dryRun, json } = settings
  const kind = await kindOfImport(place)
  const kept = await open(run, dryRun)
  try {
    const state = await takeState(kept.store, { kind, place, dryRun })
    const skills =
      kind === 'events' || kind === 'checkpoint'
        ? undefined
        : await takeSkills(settings, { run, place, isLines: kind === 'skill-lines', warn })
    if (json) say(jsonLine({ ...state?.counts, ...(skills && { skills }) }))
    else {
      const lines = [...(state ? [state.text] : []), ...(skills ? describeImport(skills) : [])]
      say(`${lines.join('\n')}${dryRun ? ' Nothing was changed.' : ''}`)
    }
    return (skills?.refused.length ?? 0) === 0 ? exitCodes.done : exitCodes.failed
  } finally {
    await kept.close()
  }
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

interface StateReport {
  readonly counts: Readonly<Record<string, number>>
  readonly text: string
}

interface TakeStateOptions {
  readonly kind: Awaited<ReturnType<typeof kindOfImport>>
  readonly place: string
  readonly dryRun: boolean
}

/** Takes what the place holds beside skills; undefined when there is nothing else. */
async function takeState(
  store: RunStore,
  { kind, place, dryRun }: TakeStateOptions,
): Promise<StateReport | undefined> {
  if (kind === 'events') {
    const lines = createInterface({ input: createReadStream(place) })
    const { added, unchanged } = await importEvents(store, { lines, place, dryRun })
    return { counts: { added, unchanged }, text: `${added} records added, ${unchanged} unchanged.` }
  }
  if (kind !== 'checkpoint' && kind !== 'checkpoint-with-skills') return undefined
  const news = await importCheckpoint(store, { directory: place, dryRun })
  const [completed, failed] = [news.completed.length, news.failed.length]
  const [answers, chests] = [news.answers.length, news.chests.length]
  return {
    counts: { completed, failed, answers, chests },
    text: `${completed} completed and ${failed} failed tasks, ${answers} answers and ${chests} chests added.`,
  }
}

interface TakeSkillsOptions {
  readonly run: string
  readonly place: string
  readonly isLines: boolean
  readonly warn: (text: string) => void
}

async function takeSkills(
  { onConflict, dryRun }: CommandInput['settings'],
  { run, place, isLines, warn }: TakeSkillsOptions,
): Promise<ImportReport> {
  const library = await openLibrary({ run, dryRun }, { access: 'write', mayBeNew: true, onNotice: warn })
  try {
    const { importSkillLines, importSkillsFrom } = await import('@voyager-mc/skill-library/exchange')
    const take = isLines ? importSkillLines : importSkillsFrom
    return await take(library, { from: place, ...definedOf({ onConflict }), dryRun })
  } finally {
    await library.close()
  }
}
