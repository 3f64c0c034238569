import type { Mechanic } from './mechanic.ts'

type HooklessKey =
  | 'name'
  | 'commands'
  | 'packets'
  | 'randomTicks'
  | 'randomTick'
  | 'kept'
  | 'tickEntity'
  | 'tickMob'

/** The hooks of all mechanics in order, collected once so that a tick does not search for them. */
export type MechanicHooks = {
  readonly [Hook in Exclude<keyof Mechanic, HooklessKey>]-?: readonly NonNullable<Mechanic[Hook]>[]
}

/** Collects the hooks of mechanics in their order. */
export function collectHooks(mechanics: readonly Mechanic[]): MechanicHooks {
  const present = <Hook extends keyof MechanicHooks>(hook: Hook): MechanicHooks[Hook] =>
    // Filtering removed the mechanics without the hook, which TypeScript cannot express for a mapped type.
    mechanics
      .map((mechanic) => mechanic[hook])
      .filter((found) => found !== undefined) as unknown as MechanicHooks[Hook]
  return {
    start: present('start'),
    restored: present('restored'),
    tick: present('tick'),
    tickPlayer: present('tickPlayer'),
    blockChanged: present('blockChanged'),
    blockBroken: present('blockBroken'),
    useBlock: present('useBlock'),
    storageAt: present('storageAt'),
    dataAt: present('dataAt'),
    useItemOnBlock: present('useItemOnBlock'),
    useItem: present('useItem'),
    releaseItem: present('releaseItem'),
    useEntity: present('useEntity'),
    attackEntity: present('attackEntity'),
    columnViewed: present('columnViewed'),
    columnSent: present('columnSent'),
    playerJoined: present('playerJoined'),
    playerLeft: present('playerLeft'),
    playerLanded: present('playerLanded'),
    damagePlayer: present('damagePlayer'),
    savePlayer: present('savePlayer'),
    playerDied: present('playerDied'),
    playerRespawned: present('playerRespawned'),
    damageMob: present('damageMob'),
    crystalBroken: present('crystalBroken'),
    exploded: present('exploded'),
    mobDied: present('mobDied'),
    powered: present('powered'),
  }
}
