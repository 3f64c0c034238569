import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { textComponent } from './text-component.ts'

/** Bar that shows the health of a boss. */
export interface BossBar {
  /** Uuid of the bar. */
  readonly uuid: string
  readonly title: string
  /** 0 to 1. */
  readonly share: number
}

const actions = { add: 0, remove: 1, health: 2 }
const pink = 0
const darkensSky = 1
const playsMusic = 2

/** Shows a bar to a player. */
export function showBossBar(world: WorldContext, player: Player, { uuid, title, share }: BossBar): void {
  player.send('boss_bar', {
    entityUUID: uuid,
    action: actions.add,
    title: textComponent(world, title),
    health: share,
    color: pink,
    dividers: 0,
    flags: darkensSky | playsMusic,
  })
}

/** Shows a player the health that is left. */
export function updateBossBar(player: Player, { uuid, share }: Omit<BossBar, 'title'>): void {
  player.send('boss_bar', { entityUUID: uuid, action: actions.health, health: share })
}

/** Takes a bar from a player's screen. */
export function hideBossBar(player: Player, uuid: string): void {
  player.send('boss_bar', { entityUUID: uuid, action: actions.remove })
}
