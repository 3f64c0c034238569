import { definedOf, seededRandom, systemClock, type Environment } from '@voyager-mc/core'
import { createVoyager, type VoyagerEvent } from '@voyager-mc/voyager'
import { createDefaultRoles, createRoleModels } from '@voyager-mc/voyager/preset'

export interface PlayRecordedOptions {
  /** Address of the model, in OpenAI's language. */
  readonly url: string
  readonly environment: Environment
  readonly seed: number
  /** Tasks after which the run ends. */
  readonly tasks: number
  /** Milliseconds that a reply may take; default as for any model. */
  readonly timeoutMs?: number
  readonly onEvent?: (event: VoyagerEvent) => void
}

/** Plays with the default roles of a model until so many tasks have ended. */
export async function playRecorded({
  url,
  environment,
  seed,
  tasks,
  timeoutMs,
  onEvent,
}: PlayRecordedOptions): Promise<readonly VoyagerEvent[]> {
  const events: VoyagerEvent[] = []
  const random = seededRandom(seed)
  const models = await createRoleModels({
    name: 'recorded',
    baseUrl: url,
    ...definedOf({ timeoutMs }),
  })
  const roles = await createDefaultRoles({ version: '1.19.4', random, ...models })
  let ended = 0
  await createVoyager({
    environment,
    ...roles,
    random,
    clock: systemClock,
    attemptsPerTask: 2,
    onEvent(event) {
      events.push(event)
      if (event.type === 'task-end') ended += 1
      onEvent?.(event)
    },
  }).learn({ until: () => (ended >= tasks ? `${tasks} tasks have ended` : undefined) }).result
  await roles.skillLibrary.close()
  return events
}
