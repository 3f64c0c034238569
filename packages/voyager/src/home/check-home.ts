import { inspectHome, type CheckTables } from './inspect-home.ts'

/** Further tables of a home. */
export interface CheckHomeOptions {
  readonly tables?: readonly CheckTables[]
}

/** Looks through a whole home and says in words what is damaged or lost; changes nothing, and is empty when all is well. */
export async function checkHome(
  run: string,
  { tables = [] }: CheckHomeOptions = {},
): Promise<readonly string[]> {
  const parts = await inspectHome(run, { tables: Object.fromEntries(tables.entries()) })
  return [...new Set(parts.flatMap(({ faults }) => faults))]
}
