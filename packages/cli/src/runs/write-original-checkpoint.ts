import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '@voyager-mc/core/files'
import { skillsOfRun } from '@voyager-mc/voyager/preset'
import { checkpointDocuments, parseDocument, qaCacheSchema } from '@voyager-mc/voyager/journal'
import { loadOptional } from '../faults/load-optional.ts'
import { lookIntoCheckpoint } from './look-into-checkpoint.ts'
import { openKeptRun } from './open-kept-run.ts'
import { originalEvents } from './original-events.ts'
import { readRun } from './read-run.ts'
import { skillNames } from './skill-names.ts'

/** Counts of the contents of a checkpoint. */
interface CheckpointCounts {
  readonly completed: number
  readonly failed: number
  readonly skills: number
  /** One for each attempt. */
  readonly events: number
}

interface WriteOriginalCheckpointOptions {
  /** Place of the run. */
  readonly run: string
  /** Only counts what would be written. */
  readonly dryRun?: boolean
}

/** Writes a run in the original's layout: `curriculum/`, `action/`, `skill/` and `events/`. */
export async function writeOriginalCheckpoint(
  directory: string,
  { run, dryRun = false }: WriteOriginalCheckpointOptions,
): Promise<CheckpointCounts> {
  const { journal, state } = await readRun(run)
  const { completed, failed, chestMemory } = state
  const { completedTasks, failedTasks, qaCache, chestMemory: chests } = checkpointDocuments
  const answers = await readAnswers(run)
  const write = async (name: string, value: unknown): Promise<void> => {
    if (!dryRun) await writeText(join(directory, name), JSON.stringify(value))
  }
  await write(completedTasks, completed)
  await write(failedTasks, failed)
  // The original cannot resume where one of its documents is missing, so empty ones are written, too.
  await write(qaCache, answers)
  await write(chests, chestMemory)
  const { toOriginalEvents } = await loadOptional(
    '@voyager-mc/observation',
    () => import('@voyager-mc/observation'),
  )
  const events = originalEvents(journal, { render: toOriginalEvents })
  for (const { name, content } of events) await write(join('events', name), content)
  const taken = (await lookIntoCheckpoint(run))?.attempts ?? 0
  if (taken > 0 && !dryRun) await cp(join(run, 'events'), join(directory, 'events'), { recursive: true })
  const skills = await exportSkills(skillsOfRun(run), dryRun ? undefined : join(directory, 'skill'))
  return { completed: completed.length, failed: failed.length, skills, events: events.length + taken }
}

async function readAnswers(place: string): Promise<Readonly<Record<string, string>>> {
  const run = await openKeptRun(place)
  if (run === undefined) return {}
  const answers = await parseDocument(run.store, { name: checkpointDocuments.qaCache, schema: qaCacheSchema })
  await run.close()
  return answers ?? {}
}

async function writeText(path: string, text: string): Promise<void> {
  makeFolder(dirname(path))
  await writeFile(path, text)
}

/** Writes the skills, where a place is named, and counts them. */
async function exportSkills(from: string, to: string | undefined): Promise<number> {
  if (to === undefined) return (await skillNames(from)).length
  if (!existsSync(from)) {
    await writeText(join(to, 'skills.json'), '{}')
    return 0
  }
  const [{ openSkillLibrary }, { exportOriginalFolder }] = await loadOptional(
    '@voyager-mc/skill-library',
    () => Promise.all([import('@voyager-mc/skill-library'), import('@voyager-mc/skill-library/exchange')]),
  )
  const library = await openSkillLibrary(from, { access: 'read' })
  try {
    await exportOriginalFolder(library, { to })
    return (await library.records()).length
  } finally {
    await library.close()
  }
}
