import { AgentError } from '@voyager-mc/core'
import { RunStoreError } from '@voyager-mc/voyager'

/** Turns a file system's error into one that says what to do. */
export function describeFileError(
  cause: unknown,
  { path, verb }: { readonly path: string; readonly verb: string },
): AgentError {
  if (AgentError.isInstance(cause)) return cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  return new RunStoreError(path, `Cannot ${verb} ${path}: ${describeCode(code)}.`, { cause })
}

function describeCode(code: string | undefined): string {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'it is read-only; choose a run directory you can write to'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full; free some space and resume'
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return 'a file is in the way; choose another run directory'
    case undefined:
    default:
      return `the system says ${code ?? 'nothing'}; choose another run directory`
  }
}
