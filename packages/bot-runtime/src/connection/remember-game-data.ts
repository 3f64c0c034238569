import { createRequire } from 'node:module'

/** Gives the data of a version of the game, as `minecraft-data` exports it. */
export type GameDataOf = (version: unknown, preNetty?: boolean) => unknown

const remembering = new WeakSet<GameDataOf>()

/**
 * Lets this thread's `minecraft-data` remember the versions that it was asked for.
 *
 * Root cause: prismarine-physics asks for the data at every tick of a body and at every way that the pathfinder tries out,
 * and `minecraft-data` goes through all versions each time, before it finds what it has kept: 0.2 ms and more. Remove when
 * one of them looks first.
 */
export function rememberGameData(): void {
  const module = moduleOfPhysics()
  if (module === undefined) return
  // The package's only export is this function.
  const dataOf = module.exports as GameDataOf
  if (!remembering.has(dataOf)) module.exports = rememberVersions(dataOf)
}

/** The same data, looked up once for each version; properties of the function stay. */
export function rememberVersions(dataOf: GameDataOf): GameDataOf {
  const known = new Map<string, unknown>()
  const remembered: GameDataOf = (version, preNetty = false) => {
    const key = `${String(version)} ${preNetty}`
    if (!known.has(key)) known.set(key, dataOf(version, preNetty))
    return known.get(key)
  }
  remembering.add(remembered)
  return Object.assign(remembered, dataOf)
}

/** The module that physics gets; undefined where everything was bundled into one file. */
function moduleOfPhysics(): NodeJS.Module | undefined {
  try {
    const mineflayer = createRequire(createRequire(import.meta.url).resolve('mineflayer'))
    const physics = createRequire(mineflayer.resolve('prismarine-physics'))
    physics('minecraft-data')
    return physics.cache[physics.resolve('minecraft-data')]
  } catch {
    return undefined
  }
}
