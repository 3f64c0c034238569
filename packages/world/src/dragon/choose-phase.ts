import type { Player } from '../context/player.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { launch } from '../combat/launch.ts'
import { podiumPillar, podiumY } from '../generation/structures/end-podium.ts'
import { isPrey } from '../mobs/nearest-player.ts'
import { crystalsOf } from './crystals.ts'
import { dragonPhases, type Dragon, type DragonPhase, type DragonState } from './dragon-state.ts'
import { flyDragon } from './fly-dragon.ts'
import { breathe } from './breathe.ts'

const circleBlocks = 55
const circleY = { guarded: 95, bare: 82 }
const nearBlocks = 12
const seenBlocks = 150
const strafeBlocks = 64
const perchBlocks = 20
const speeds = { circle: 0.9, strafe: 0.8, land: 0.7, charge: 1.4 }

const watchTicks = 100
const noticeTicks = 25
const roarTicks = 25
const breathTicks = 200
const mostBreaths = 4
const chargeTicks = 120
const strafeTicks = 200

/** Perch of the dragon: on the pillar of the exit portal. */
export const perch: Place = { x: 0.5, y: podiumY + podiumPillar, z: 0.5, dimension: 'the_end' }

/** Lets the dragon begin another phase, and tells clients. */
export function enterPhase(
  world: WorldContext,
  dragon: Dragon,
  state: DragonState,
  phase: DragonPhase,
): void {
  state.phase = phase
  state.since = world.tick
  world.entities.setMetadata(dragon, 'phase', { type: 'int', value: dragonPhases[phase] })
}

/** Lets a living dragon do what belongs to its phase for one tick. */
export function actInPhase(world: WorldContext, dragon: Dragon, state: DragonState): void {
  const ticks = world.tick - state.since
  const enter = (phase: DragonPhase): void => enterPhase(world, dragon, state, phase)
  switch (state.phase) {
    case 'circling':
      circle(world, dragon, state)
      return
    case 'strafing':
      strafe(world, dragon, state)
      return
    case 'approaching':
      if (flyDragon(dragon, { ...perch, y: perch.y + 20 }, speeds.land) < nearBlocks) enter('landing')
      return
    case 'landing':
      if (flyDragon(dragon, perch, speeds.land) > 1) return
      Object.assign(dragon.velocity, { x: 0, y: 0, z: 0 })
      Object.assign(dragon.position, perch)
      state.landedHealth = dragon.health
      state.breaths = 0
      enter('watching')
      return
    case 'leaving':
      if (flyDragon(dragon, { ...perch, x: circleBlocks / 2, y: perch.y + 30 }, speeds.circle) < nearBlocks)
        enter('circling')
      return
    case 'charging':
      if (flyDragon(dragon, state.goal, speeds.charge) < 3 || ticks > chargeTicks) enter('circling')
      return
    case 'watching':
    case 'roaring':
    case 'breathing':
      sit(world, dragon, state)
      return
    case 'dying':
      return
  }
}

// Round the island; at each corner of the way it may land or turn on somebody.
function circle(world: WorldContext, dragon: Dragon, state: DragonState): void {
  if (flyDragon(dragon, state.goal, speeds.circle) > nearBlocks) return
  const crystals = crystalsOf(world).length
  if (world.random() < 1 / (crystals + 3)) {
    enterPhase(world, dragon, state, 'approaching')
    return
  }
  const prey = nearestPrey(world, dragon, strafeBlocks * 2)
  if (prey && world.random() < 1 / (crystals / 3 + 2)) {
    enterPhase(world, dragon, state, 'strafing')
    return
  }
  if (world.random() < 1 / 8) state.isBackwards = !state.isBackwards
  state.angle += (state.isBackwards ? -1 : 1) * (Math.PI / 6)
  state.goal.x = Math.cos(state.angle) * circleBlocks
  state.goal.z = Math.sin(state.angle) * circleBlocks
  state.goal.y = (crystals > 0 ? circleY.guarded : circleY.bare) + world.random() * 10
}

// Towards somebody, until it is near enough for a ball of fire.
function strafe(world: WorldContext, dragon: Dragon, state: DragonState): void {
  const prey = nearestPrey(world, dragon, seenBlocks)
  if (!prey || world.tick - state.since > strafeTicks) {
    enterPhase(world, dragon, state, 'circling')
    return
  }
  const { x, y, z } = prey.position
  flyDragon(dragon, { x, y: y + 20, z }, speeds.strafe)
  if (distanceBetween(dragon.position, prey.position) > strafeBlocks / 2) return
  const mouth = { ...dragon.position, y: dragon.position.y + 1 }
  launch(world, 'dragon_fireball', {
    owner: dragon,
    position: mouth,
    direction: { x: x - mouth.x, y: y - mouth.y, z: z - mouth.z },
    speed: 1,
    spread: 0,
  })
  enterPhase(world, dragon, state, 'circling')
}

// On the fountain it looks around, roars at who comes near, breathes, and leaves when it is hurt or bored.
function sit(world: WorldContext, dragon: Dragon, state: DragonState): void {
  const ticks = world.tick - state.since
  const enter = (phase: DragonPhase): void => enterPhase(world, dragon, state, phase)
  const prey = nearestPrey(world, dragon, perchBlocks)
  if (prey)
    dragon.yaw =
      (Math.atan2(dragon.position.x - prey.position.x, prey.position.z - dragon.position.z) * 180) / Math.PI +
      180
  if (state.landedHealth - dragon.health > dragon.maxHealth / 4) {
    enter('leaving')
    return
  }
  if (state.phase === 'watching') {
    if (prey && ticks >= noticeTicks) enter('roaring')
    else if (ticks >= watchTicks) leave(world, dragon, state)
  } else if (state.phase === 'roaring') {
    if (ticks >= roarTicks) enter('breathing')
  } else if (ticks === 1) breathe(world, dragon, prey)
  else if (ticks >= breathTicks) {
    state.breaths += 1
    if (state.breaths >= mostBreaths) enter('leaving')
    else enter('watching')
  }
}

// Nobody came: it charges at somebody far away, or flies off.
function leave(world: WorldContext, dragon: Dragon, state: DragonState): void {
  const far = nearestPrey(world, dragon, seenBlocks)
  if (far) Object.assign(state.goal, { x: far.position.x, y: far.position.y, z: far.position.z })
  enterPhase(world, dragon, state, far ? 'charging' : 'leaving')
}

function nearestPrey(world: WorldContext, dragon: Dragon, reach: number): Player | undefined {
  let best: Player | undefined
  let least = reach
  for (const player of world.players) {
    if (!isPrey(player)) continue
    const distance = distanceBetween(player.position, dragon.position)
    if (distance >= least) continue
    least = distance
    best = player
  }
  return best
}
