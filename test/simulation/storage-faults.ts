import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Home } from '@voyager-mc/voyager/home'
import type { FaultPlan } from './fault-plan.ts'

/** Refuses writes, or makes the disk full, until the run has told of it. */
export function spoilStorage({ database }: Home, plan: FaultPlan): void {
  const fault = plan.draw('write-refused', 'disk-full')
  if (fault === 'write-refused') database.exec('PRAGMA query_only = ON')
  if (fault !== 'disk-full') return
  const pages = Number(database.get('PRAGMA page_count')?.['page_count'])
  database.exec(`PRAGMA max_page_count = ${pages}`)
}

/** Lets the home be written to again. */
export function mendStorage({ database }: Home): void {
  database.exec('PRAGMA query_only = OFF; PRAGMA max_page_count = 1000000')
}

/** Removes the files of a home that is open. */
export function removeHome({ path }: Home): void {
  const place = dirname(path)
  for (const file of readdirSync(place)) if (file.startsWith('home.db')) rmSync(join(place, file))
}
