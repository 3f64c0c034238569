import { createRequire } from 'node:module'
import {
  rememberVersions,
  type GameDataOf,
} from '../packages/bot-runtime/src/connection/remember-game-data.ts'

/** The part of Node's CommonJS loader that its declaration leaves out. */
interface ModuleClass {
  readonly prototype: {
    require: ((this: NodeJS.Module, id: string) => unknown) & { readonly isQuick?: true }
  }
}

/**
 * Gives CommonJS modules what they require, looked up once, and plain mineflayer bots the data of the game likewise.
 *
 * Root cause: Vitest registers a hook for the resolution of modules, and physics requires modules and asks for the data at
 * every tick of a bot: a tenth of the time of a test with a plain bot. Remove when one of them stops.
 */
const { Module } = createRequire(import.meta.url)('node:module') as { readonly Module: ModuleClass }
const { cache } = createRequire(import.meta.url)
const anew = Module.prototype.require
if (!anew.isQuick) {
  const known = new Map<string, NodeJS.Module>()
  const remembered = new Map<unknown, GameDataOf>()
  const require = function (this: NodeJS.Module, id: string): unknown {
    const key = `${this.path}\0${id}`
    const before = known.get(key)
    // A test may have taken a module out of the cache in order to load it again.
    if (before?.loaded && cache[before.filename] === before) return before.exports
    const exports: unknown = anew.call(this, id)
    const module = this.children.find((child) => child.exports === exports)
    if (module) known.set(key, module)
    return exports
  }
  const quick = function (this: NodeJS.Module, id: string): unknown {
    const exports = require.call(this, id)
    if (id !== 'minecraft-data' || !/[/\\]prismarine-physics$/.test(this.path)) return exports
    // The package's only export is this function.
    const dataOf = remembered.get(exports) ?? rememberVersions(exports as GameDataOf)
    remembered.set(exports, dataOf)
    return dataOf
  }
  Module.prototype.require = Object.assign(quick, { isQuick: true as const })
}
