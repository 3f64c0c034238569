import type { MechanicHooks } from './collect-hooks.ts'
import type { Mechanic } from './mechanic.ts'
import type { WorldContext } from './world-context.ts'
import type { WorldHooks } from './world-hooks.ts'

/** Binds the hooks of mechanics to their world, which may be complete later only. */
export function bindHooks(
  { hooks, mechanics }: { readonly hooks: MechanicHooks; readonly mechanics: readonly Mechanic[] },
  world: () => WorldContext,
): WorldHooks {
  const randomTicksOf = collectRandomTicks(mechanics)
  return {
    blockBroken: (broken) => hooks.blockBroken.forEach((hook) => hook(world(), broken)),
    columnSent: (sent) => hooks.columnSent.forEach((hook) => hook(world(), sent)),
    columnViewed: (column) => hooks.columnViewed.forEach((hook) => hook(world(), column)),
    wantsRandomTick: (name) => randomTicksOf(name).length > 0,
    randomTick: (block) => randomTicksOf(block.state.name).forEach((hook) => hook(world(), block)),
    useBlock: (use) => hooks.useBlock.some((hook) => hook(world(), use)),
    storageAt(place) {
      for (const hook of hooks.storageAt) {
        const storage = hook(world(), place)
        if (storage) return storage
      }
      return undefined
    },
    dataAt(place) {
      for (const hook of hooks.dataAt) {
        const data = hook(world(), place)
        if (data) return data
      }
      return undefined
    },
    useItemOnBlock: (use) => hooks.useItemOnBlock.some((hook) => hook(world(), use)),
    useItem: (use) => hooks.useItem.some((hook) => hook(world(), use)),
    releaseItem: (player) => hooks.releaseItem.forEach((hook) => hook(world(), player)),
    useEntity: (use) => hooks.useEntity.some((hook) => hook(world(), use)),
    attackEntity: (use) => hooks.attackEntity.some((hook) => hook(world(), use)),
    playerLanded: (landing) => hooks.playerLanded.forEach((hook) => hook(world(), landing)),
    damagePlayer: (harm) => hooks.damagePlayer.forEach((hook) => hook(world(), harm)),
    savePlayer: (death) => hooks.savePlayer.some((hook) => hook(world(), death)),
    playerDied: (death) => hooks.playerDied.forEach((hook) => hook(world(), death)),
    playerRespawned: (player) => hooks.playerRespawned.forEach((hook) => hook(world(), player)),
    damageMob: (harm) => hooks.damageMob.forEach((hook) => hook(world(), harm)),
    crystalBroken: (broken) => hooks.crystalBroken.forEach((hook) => hook(world(), broken)),
    exploded: (blast) => hooks.exploded.forEach((hook) => hook(world(), blast)),
    powered: (block) => hooks.powered.forEach((hook) => hook(world(), block)),
    mobDied: (mob) => hooks.mobDied.forEach((hook) => hook(world(), mob)),
  }
}

/** Gives the random ticks that the mechanics have for blocks of a name. */
function collectRandomTicks(
  mechanics: readonly Mechanic[],
): (name: string) => readonly NonNullable<Mechanic['randomTick']>[] {
  const collected = new Map<string, readonly NonNullable<Mechanic['randomTick']>[]>()
  return (name) => {
    const known = collected.get(name)
    if (known) return known
    const hooks = mechanics.flatMap(({ randomTick, randomTicks }) =>
      randomTick && randomTicks?.(name) ? [randomTick] : [],
    )
    collected.set(name, hooks)
    return hooks
  }
}
