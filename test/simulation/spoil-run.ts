import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { AgentError } from '@voyager-mc/core'
import type { Database } from '@voyager-mc/core/sqlite'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { checkHome, type Witness } from './check-home.ts'
import { takeCrashImage } from './crash-image.ts'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import { hasSkills, readSkills } from './read-skills.ts'

export interface SpoilRunOptions {
  readonly plan: FaultPlan
  readonly witness: Witness
  readonly defect: Defect | undefined
}

/** Spoils a copy of what a life left: the damage must be told, or have changed nothing. Throws `Violation`. */
export async function spoilRun(directory: string, { plan, witness, defect }: SpoilRunOptions): Promise<void> {
  const copy = takeCrashImage(join(directory, 'home.db'), join(directory, 'spoiled'))
  await withHome(copy, async ({ database }) => spoil(database, plan))
  try {
    await withHome(
      copy,
      async (home) => {
        const skills = await readSkills(home.database, defect)
        if (skills.told.length === 0) await checkHome(home, { witness, skills })
      },
      { acceptsLoss: defect === 'cut-accepted' },
    )
  } catch (error) {
    // Told.
    if (!AgentError.isInstance(error)) throw error
  } finally {
    rmSync(copy, { recursive: true })
  }
}

async function withHome(
  directory: string,
  use: (home: Home) => Promise<void>,
  { acceptsLoss = false }: { readonly acceptsLoss?: boolean } = {},
): Promise<void> {
  const home = await openHome(directory, { acceptsLoss })
  try {
    await use(home)
  } finally {
    await home.close()
  }
}

function spoil(database: Database, { random }: FaultPlan): void {
  const kind = random()
  if (kind < 0.4 && hasSkills(database)) changeSkill(database, random())
  else if (kind < 0.7) cutJournal(database, 1 + Math.floor(random() * 20))
  else changeRecord(database, random())
}

/** Takes the last records away with what the database says about its end, as a file does that was cut off. */
function cutJournal(database: Database, count: number): void {
  database.run(
    'DELETE FROM journal WHERE sequence > (SELECT max(sequence) FROM journal) - ? AND sequence > (SELECT min(sequence) FROM journal)',
    [count],
  )
  database.exec(
    'UPDATE journal_head SET (sequence, hash) = (SELECT sequence, hash FROM journal ORDER BY sequence DESC LIMIT 1)',
  )
}

function changeRecord(database: Database, where: number): void {
  database.run(
    'UPDATE journal SET content = zeroblob(length(content)) WHERE sequence = (SELECT min(sequence) + CAST((max(sequence) - min(sequence)) * ? AS INTEGER) FROM journal)',
    [where],
  )
}

/** Changes the source of a skill. */
function changeSkill(database: Database, where: number): void {
  database.run(
    "UPDATE skill SET record = json_set(record, '$.source', replace(record ->> '$.source', '(bot', '(bot ')) WHERE sequence = (SELECT 1 + CAST((max(sequence) - 1) * ? AS INTEGER) FROM skill)",
    [where],
  )
}
