// Both ends of a connection in this thread close within a few turns; whoever plays from elsewhere may take longer.
const patientTurns = 200

// The port to the learner, and the turn in which this is asked.
const ofTheThread: ReadonlySet<string> = new Set(['MessagePort', 'Immediate'])

/** Waits until the connections of a closed world are gone, as long as that takes no time. */
export async function untilHungUp(): Promise<void> {
  for (let turn = 0; turn < patientTurns && hasSockets(); turn += 1)
    await new Promise<void>((resolve) => void setImmediate(resolve))
}

/** Whether timers, connections, files or threads of a closed game live on in this thread. */
export function isAnythingLeft(resources: readonly string[] = process.getActiveResourcesInfo()): boolean {
  const ports = resources.filter((kind) => kind === 'MessagePort').length
  return ports > 1 || resources.some((kind) => !ofTheThread.has(kind))
}

const hasSockets = (): boolean => process.getActiveResourcesInfo().some((kind) => kind.startsWith('TCP'))
