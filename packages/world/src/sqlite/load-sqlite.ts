import type * as Sqlite from 'node:sqlite'
import { WorldStorageError } from '../errors/world-storage-error.ts'

/** Loads Node's own SQLite and keeps its notice of being experimental, but no other warning, from the terminal. */
export function loadSqlite(place: string): typeof Sqlite {
  // Node 22 warns when the module is first loaded and has no option that silences this warning alone. Loading is
  // synchronous, so nobody else warns in between.
  const emitWarning = Reflect.get(process, 'emitWarning')
  process.emitWarning = (...args: readonly unknown[]): void => {
    if (!/^sqlite is /i.test(String(args[0]))) Reflect.apply(emitWarning, process, args)
  }
  try {
    const sqlite = process.getBuiltinModule('node:sqlite')
    // Builds of Node can leave it out, which its declaration does not say.
    if ((sqlite as typeof sqlite | undefined) === undefined)
      throw new WorldStorageError(
        place,
        'needs SQLite, which this build of Node lacks; use an official build',
      )
    return sqlite
  } finally {
    process.emitWarning = emitWarning
  }
}
