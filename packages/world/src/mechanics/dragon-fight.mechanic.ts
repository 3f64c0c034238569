import { keptState } from '../context/kept-state.ts'
import { noHit } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { actInPhase, enterPhase, perch } from '../dragon/choose-phase.ts'
import { healDragon, healerOf, placeTowerCrystals } from '../dragon/crystals.ts'
import { touchPlayers } from '../dragon/dragon-contact.ts'
import { dragonParts } from '../dragon/dragon-parts.ts'
import {
  dragonStateShape,
  freshDragonState,
  isPerched,
  type Dragon,
  type DragonState,
} from '../dragon/dragon-state.ts'
import { buildPodium, dieOn } from '../dragon/end-of-dragon.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { hideBossBar, showBossBar, updateBossBar } from '../protocol/boss-bar.ts'

const barBlocks = 192
const crystalDamage = 10
// Less is no blow at all, and does not keep the dragon from hurting whom it meets.
const leastDamage = 0.01

/** Lets the dragon of the End live, fight and die, heal by its crystals and show its health. */
export function createDragonFight(): Mechanic {
  const state = freshDragonState()
  const shown = new Map<Player, number>()
  return {
    name: 'dragon-fight',
    tick(world) {
      const isVisited = world.players.some(({ position }) => position.dimension === 'the_end')
      if (isVisited && !state.hasBegun) begin(world, state)
      const dragon = dragonOf(world, state)
      if (dragon && isVisited) live(world, dragon, state)
      showBars(world, dragon, shown)
    },
    // What is left of a blow beside the head: a quarter and at most one more; arrows do nothing while it sits.
    damageMob(world, { mob, damage }) {
      if (mob.id !== state.dragonId || damage.source === 'kill') return
      if (damage.isOnHead !== true) damage.amount = damage.amount / 4 + Math.min(damage.amount, 1)
      const isBounced = isPerched(state) && damage.source === 'arrow'
      const isUnhurt = isBounced || damage.amount < leastDamage
      if (isUnhurt || state.phase === 'dying' || world.difficulty === 'peaceful') damage.amount = noHit
    },
    mobDied(world, mob) {
      if (mob.id !== state.dragonId) return
      mob.mind.goneAtTick = Infinity
      enterPhase(world, mob, state, 'dying')
    },
    crystalBroken(world, { crystal, attacker }) {
      const dragon = dragonOf(world, state)
      // The explosion runs back along the beam, to the head.
      if (!dragon || dragon.isDead || healerOf(world, dragon) !== crystal) return
      hurtMob(world, dragon, {
        amount: crystalDamage,
        source: 'explosion',
        isOnHead: true,
        ...(attacker && { attacker }),
      })
    },
    playerLeft: (_world, player) => {
      shown.delete(player)
    },
    kept: keptState({
      schema: dragonStateShape,
      save: () => ({ ...state, goal: { ...state.goal } }),
      load(_world, kept) {
        Object.assign(state, { dragonId: undefined }, kept, { goal: { ...kept.goal } })
        shown.clear()
      },
    }),
  }
}

function begin(world: WorldContext, state: DragonState): void {
  state.hasBegun = true
  buildPodium(world, { isOpen: false })
  placeTowerCrystals(world)
  const dragon = spawnMob(world, 'ender_dragon', {
    position: { ...perch, y: perch.y + 50 },
    isPersistent: true,
    isBoss: true,
  })
  state.dragonId = dragon?.id
  if (dragon) enterPhase(world, dragon, state, 'circling')
}

function dragonOf(world: WorldContext, { dragonId }: DragonState): Dragon | undefined {
  return dragonId === undefined ? undefined : asMob(world.entities.get(dragonId))
}

function live(world: WorldContext, dragon: Dragon, state: DragonState): void {
  if (state.phase !== 'dying') {
    healDragon(world, dragon)
    actInPhase(world, dragon, state)
    dragon.parts = dragonParts(dragon, { isPerched: isPerched(state) })
    touchPlayers(world, dragon, state)
  } else if (dieOn(world, dragon, state)) {
    world.entities.remove(dragon)
    state.dragonId = undefined
  }
}

// Everybody in the End sees how much the dragon has left.
function showBars(world: WorldContext, dragon: Dragon | undefined, shown: Map<Player, number>): void {
  for (const player of world.players) {
    const { position } = player
    const isNear =
      dragon !== undefined &&
      position.dimension === 'the_end' &&
      Math.hypot(position.x, position.z) < barBlocks
    const known = shown.get(player)
    if (!isNear) {
      if (known !== undefined) hideBossBar(player, barUuid)
      shown.delete(player)
      continue
    }
    const share = dragon.health / dragon.maxHealth
    if (known === undefined) showBossBar(world, player, { uuid: barUuid, title: 'Ender Dragon', share })
    else if (known !== share) updateBossBar(player, { uuid: barUuid, share })
    shown.set(player, share)
  }
}

const barUuid = '00000000-0000-4000-8000-00000000d4a6'
