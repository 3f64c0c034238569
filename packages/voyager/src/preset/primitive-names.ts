/** Names of all control primitives; none when bot-runtime is not installed. */
export async function primitiveNames(): Promise<readonly string[]> {
  try {
    const names = await import('@voyager-mc/bot-runtime/primitive-names')
    return names.primitiveNames
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return []
    throw error
  }
}
