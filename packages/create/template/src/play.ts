import { openGame, type OpenGameOptions } from '@voyager-mc/game'
import { attempts, createVoyager, type VoyagerEvent } from '@voyager-mc/voyager'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'
import { carefulCritic } from './critic.ts'
import { shoppingList } from './curriculum.ts'

export interface PlayOptions {
  readonly items: readonly string[]
  readonly limit: number
  readonly onEvent?: (event: VoyagerEvent) => void
  readonly onGlance?: OpenGameOptions['onGlance']
}

/** Plays in an embedded world until the list is done or the attempts are used up; resolves to the completed tasks. */
export async function play({ items, limit, onEvent, onGlance }: PlayOptions): Promise<readonly string[]> {
  const roles = await createDefaultRoles({ version: '1.19.4' })
  const environment = await openGame({
    world: { seed: 7 },
    // Skips all waiting; 1 is real time.
    speed: Infinity,
    ...(onGlance && { onGlance }),
  })
  try {
    await environment.reset()
    const voyager = createVoyager({
      environment,
      ...roles,
      critic: carefulCritic(roles.critic),
      curriculum: shoppingList(items),
      ...(onEvent && { onEvent }),
    })
    return (await voyager.learn({ until: attempts(limit) }).result).completed
  } finally {
    await environment.close()
  }
}
