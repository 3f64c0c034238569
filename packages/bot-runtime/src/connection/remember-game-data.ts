import { createRequire } from 'node:module'

/** Gives the data of a version of the game, as `minecraft-data` exports it. */
export type GameDataOf = (version: unknown, preNetty?: boolean) => unknown

/** The part of a CommonJS module that gets it the modules that it asks for. */
export type Requiring = Pick<NodeJS.Module, 'require'>

const remembering = new WeakSet<Requiring>()

/**
 * Lets this thread's physics remember the modules and the data of versions that it was given.
 *
 * Root cause: at every tick of a body and at every way that the pathfinder tries out, prismarine-physics requires two
 * modules, which Node looks up on the disk's names anew each time when others had loaded them, and asks `minecraft-data` for
 * the data of a version, which goes through all versions before it finds what it has kept: 0.2 ms and more. Remove when
 * it asks once.
 */
export function rememberGameData(): void {
  const physics = moduleOfPhysics()
  if (physics === undefined || remembering.has(physics)) return
  remembering.add(physics)
  rememberModules(physics)
}

/** The same modules, looked up once; `minecraft-data` with the data of each version looked up once. */
export function rememberModules(module: Requiring): void {
  const load = module.require.bind(module)
  const known = new Map<string, unknown>()
  module.require = (name: string): unknown => {
    if (!known.has(name)) {
      const loaded: unknown = load(name)
      // The package's only export is this function.
      known.set(name, name === 'minecraft-data' ? rememberVersions(loaded as GameDataOf) : loaded)
    }
    return known.get(name)
  }
}

/** The same data, looked up once for each version; properties of the function stay. */
export function rememberVersions(dataOf: GameDataOf): GameDataOf {
  const known = new Map<string, unknown>()
  const remembered: GameDataOf = (version, preNetty = false) => {
    const key = `${String(version)} ${preNetty}`
    if (!known.has(key)) known.set(key, dataOf(version, preNetty))
    return known.get(key)
  }
  return Object.assign(remembered, dataOf)
}

/** The module of the physics that mineflayer uses; undefined where everything was bundled into one file. */
function moduleOfPhysics(): NodeJS.Module | undefined {
  try {
    const mineflayer = createRequire(createRequire(import.meta.url).resolve('mineflayer'))
    mineflayer('prismarine-physics')
    return mineflayer.cache[mineflayer.resolve('prismarine-physics')]
  } catch {
    return undefined
  }
}
