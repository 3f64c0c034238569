import { readFile, writeFile } from 'node:fs/promises'
import { toolTierNames, type RunSummary, type ToolTier } from '@voyager-mc/evaluation'

/** How one seed went. */
export interface SeedResult {
  readonly seed: number
  /** Real time it took, in milliseconds. */
  readonly wallMs: number
  readonly summary: RunSummary
}

/** The attempt that first held a tier's pickaxe; undefined when none did. */
export function attemptOf({ tiers }: RunSummary, wanted: ToolTier): number | undefined {
  return tiers.find(({ tier }) => tier === wanted)?.attempt
}

/** One line about a seed. */
export function describeSeed({ seed, wallMs, summary }: SeedResult): string {
  const reached = toolTierNames.map((tier) => `${tier} ${attemptOf(summary, tier) ?? '-'}`).join(', ')
  const { attempts, distinctItems, deaths } = summary
  return `seed ${seed}: ${reached}; ${attempts} attempts, ${distinctItems} items, ${deaths} deaths; ${Math.round(wallMs / 1000)} s`
}

/** The kept result of an earlier run; undefined when there is none. */
export async function readSeedResult(file: string): Promise<SeedResult | undefined> {
  try {
    // Our own file, written below.
    return JSON.parse(await readFile(file, 'utf8')) as SeedResult
  } catch {
    return undefined
  }
}

export async function writeSeedResult(file: string, result: SeedResult): Promise<void> {
  await writeFile(file, `${JSON.stringify(result)}\n`)
}
