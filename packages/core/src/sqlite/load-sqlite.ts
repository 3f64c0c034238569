import type * as Sqlite from 'node:sqlite'
import { DatabaseError } from './database-error.ts'

/** Loads Node's own SQLite, and keeps its notice of being experimental, but no other warning, from the terminal. */
export function loadSqlite(path: string): typeof Sqlite {
  // Node 22 warns when the module is first loaded, and has no option that silences this one warning only. Loading is
  // synchronous, so nobody else warns in between; what is not the notice goes on to where it belongs.
  const original = Object.getOwnPropertyDescriptor(process, 'emitWarning')
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = (warning: string | Error, ...rest: readonly unknown[]): void => {
    if (!isNotice(warning, rest[0])) Reflect.apply(emitWarning, undefined, [warning, ...rest])
  }
  let sqlite: typeof Sqlite | undefined
  try {
    sqlite = process.getBuiltinModule('node:sqlite')
  } finally {
    if (original !== undefined) Object.defineProperty(process, 'emitWarning', original)
  }
  if (sqlite === undefined) throw new DatabaseError('unsupported', path)
  return sqlite
}

function isNotice(warning: string | Error, type: unknown): boolean {
  return type === 'ExperimentalWarning' && /^sqlite is /i.test(String(warning))
}
