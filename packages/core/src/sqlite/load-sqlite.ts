import { DatabaseError } from './database-error.ts'

type Sqlite = typeof import('node:sqlite')

/** Loads Node's own SQLite, and keeps its notice of being experimental, but no other warning, from the terminal. */
export function loadSqlite(path: string): Sqlite {
  // Node 22 warns when the module is first loaded, and has no option that silences this one warning only. Loading is
  // synchronous, so nobody else warns in between; what is not the notice goes on to where it belongs.
  const emitWarning = process.emitWarning
  process.emitWarning = (warning: string | Error, ...rest: readonly unknown[]): void => {
    if (!isNotice(warning, rest[0])) Reflect.apply(emitWarning, process, [warning, ...rest])
  }
  let sqlite: Sqlite | undefined
  try {
    sqlite = process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
  if (sqlite === undefined) throw new DatabaseError('unsupported', path)
  return sqlite
}

function isNotice(warning: string | Error, type: unknown): boolean {
  return type === 'ExperimentalWarning' && /^sqlite is /i.test(String(warning))
}
