import { redactUrl } from '@voyager-mc/core'

/** Keeps the settings of a new run before anything else, so that it goes on as it began whenever it is ended. */
export async function keepSettings(run: string, facts: Readonly<Record<string, unknown>>): Promise<void> {
  // The first line of a run stands before they are loaded.
  const { openHome } = await import('@voyager-mc/voyager/home')
  const { checkpointDocuments } = await import('@voyager-mc/voyager/journal')
  const shown = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? redactUrl(value) : value,
  ])
  const home = await openHome(run)
  try {
    await home.runStore.writeDocument(checkpointDocuments.config, Object.fromEntries(shown))
  } finally {
    await home.close()
  }
}
