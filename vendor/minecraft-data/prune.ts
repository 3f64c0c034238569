import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PruneOptions {
  /** Folder of the installed `minecraft-data`. */
  readonly from: string
  /** Folder that is written; what it held is gone. */
  readonly to: string
}

/** What programs for Java Edition read. Of Bedrock the lists of versions stay, which the code reads at its start. */
export const kept: readonly string[] = [
  'index.js',
  'index.d.ts',
  'lib',
  'minecraft-data/schemas',
  'minecraft-data/data/dataPaths.json',
  'minecraft-data/data/pc',
  'minecraft-data/data/bedrock/common',
]

/** Copies `minecraft-data` without the data of Bedrock Edition, at the same paths. */
export function pruneMinecraftData({ from, to }: PruneOptions): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const path of kept) cpSync(join(from, path), join(to, path), { recursive: true })
  writeFileSync(join(to, 'data.js'), withoutBedrock(readFileSync(join(from, 'data.js'), 'utf8')))
}

/** The table of what there is for each version, with no version of Bedrock, so that asking for one gives `null`. */
export function withoutBedrock(table: string): string {
  const begin = table.indexOf("\n  'bedrock': {\n")
  if (begin < 0 || !table.startsWith("module.exports =\n{\n  'pc': {") || !table.endsWith('\n  }\n}\n'))
    throw new Error(
      'The table of versions has another shape; see data.js of minecraft-data and change prune.ts.',
    )
  return `${table.slice(0, begin)}\n  'bedrock': {}\n}\n`
}

/** Files that the table of versions and the start of the code name. */
export function namedFiles(code: string): readonly string[] {
  return [...code.matchAll(/require\(["']\.{1,2}\/([^"']+\.json)["']\)/g)].map(([, path = '']) => path)
}
