/** Closes what was opened, the last one first; one that fails keeps no other from being closed. */
export async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const close of closers.toReversed()) {
    await close().catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}
