import { readInstalledTree } from './installed-tree.ts'
import { scope } from './serve-packages.ts'

/** Packages that bring the small game data, and the disk that each may take with all it brings, in MB. */
const mostMegabytes: ReadonlyMap<string, number> = new Map([
  ['cli', 320],
  ['game', 240],
  ['mcp', 300],
])
/** What the files of a role and of all it brings may have, in MB: little more than when it was first measured. */
const mostFilesMegabytes: ReadonlyMap<string, number> = new Map([
  ['action', 43.4],
  ['critic', 42.7],
  ['curriculum', 42.7],
])

/** Faults of the size of an installation, and of the game data that mineflayer takes as well. */
export function listExcess(name: string, project: string): readonly string[] {
  const most = mostMegabytes.get(name)
  const mostOfFiles = mostFilesMegabytes.get(name)
  if (most === undefined && mostOfFiles === undefined) return []
  const { megabytes, filesMegabytes, gameData } = readInstalledTree(project)
  const data = gameData.join(', ') || 'nothing'
  console.log(`${name}: ${megabytes.toFixed(0)} MB of disk, game data from ${data}`)
  return [
    ...(megabytes <= (most ?? Infinity) ? [] : [`its installation takes ${megabytes.toFixed(0)} MB`]),
    ...(filesMegabytes <= (mostOfFiles ?? Infinity)
      ? []
      : [`the files of its installation have ${filesMegabytes.toFixed(2)} MB`]),
    ...(most === undefined || data === `${scope}/minecraft-data` ? [] : [`game data come from ${data}`]),
  ]
}
