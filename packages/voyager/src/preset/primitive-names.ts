/** Names of all control primitives; loads bot-runtime, and gives none when it is not installed. */
export async function primitiveNames(): Promise<readonly string[]> {
  try {
    const { allPrimitives } = await import('@voyager-mc/bot-runtime')
    return allPrimitives.map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return []
    throw error
  }
}
