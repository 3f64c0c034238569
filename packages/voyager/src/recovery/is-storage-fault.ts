const storageCodes: ReadonlySet<unknown> = new Set([
  'database',
  'run-store',
  'skill-store',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
])

/** Whether a role failed because something could not be written: a full disk is no fault of the role. */
export function isStorageFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && storageCodes.has(cause.code)) return true
  }
  return false
}
