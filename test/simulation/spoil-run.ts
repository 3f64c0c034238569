import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { AgentError } from '@voyager-mc/core'
import type { Database } from '@voyager-mc/core/sqlite'
import { openHome, type Home } from '@voyager-mc/voyager/home'
import { WorldError } from '@voyager-mc/world'
import { checkHome, type Witness } from './check-home.ts'
import { takeCrashImage } from './crash-image.ts'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import { hasSkills, readSkills } from './read-skills.ts'
import type { WorldKind } from './world-kind.ts'

export interface SpoilRunOptions {
  readonly plan: FaultPlan
  readonly witness: Witness
  readonly defect: Defect | undefined
  readonly world: WorldKind
}

/** Spoils a copy of what a life left: the damage must be told, or have changed nothing. Throws `Violation`. */
export async function spoilRun(directory: string, options: SpoilRunOptions): Promise<void> {
  const { plan, witness, defect, world } = options
  const copy = takeCrashImage(join(directory, 'home.db'), join(directory, 'spoiled'))
  await withHome(copy, async ({ database }) => spoil(database, { plan, world }))
  try {
    await withHome(
      copy,
      async (home) => {
        const skills = await readSkills(home.database, defect)
        if (skills.told.length === 0) await checkHome(home, { witness, skills, world })
      },
      { acceptsLoss: defect === 'cut-accepted' },
    )
  } catch (error) {
    // Told.
    if (!AgentError.isInstance(error) && !WorldError.isInstance(error)) throw error
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

function spoil(
  database: Database,
  { plan: { random }, world }: { readonly plan: FaultPlan; readonly world: WorldKind },
): void {
  if (world === 'embedded' && random() < 0.3) return changeWorld(database, random())
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

/** Changes the embedded world that is kept: what its player carries, its ground, or its time. */
function changeWorld(database: Database, where: number): void {
  const exists = database.get("SELECT 1 FROM sqlite_schema WHERE name = 'world_column'")
  if (exists === undefined) return
  if (where < 0.4)
    database.run(
      "UPDATE world_record SET data = replace(data, '\"count\":', '\"count\":1') WHERE kind = 'player'",
    )
  else if (where < 0.7)
    database.run(
      'DELETE FROM world_column WHERE (dimension, x, z) IN (SELECT dimension, x, z FROM world_column LIMIT 1)',
    )
  else database.run("UPDATE world_record SET data = json_set(data, '$.tick', 1) WHERE kind = 'meta'")
}
