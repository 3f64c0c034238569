import { launch } from '../combat/launch.ts'
import type { Mob } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { attachedFace, moveShell, shellGap, shellGaps } from './shulker-shell.ts'
import { faceTowards, stand } from './walk-towards.ts'

// `ShulkerAttackGoal` of the game: a second to open, then a shot every one to five and a half seconds.
const openTicks = 20
const leastWaitTicks = 20
const waitSteps = 10
const stepTicks = 10

/** Lets a shulker open its shell and shoot bullets that follow a player; without one it closes again. */
export function fightByBullets(world: WorldContext, mob: Mob, target: Player | undefined): void {
  const { mind } = mob
  if (!target) {
    // Whoever only looks out goes on with it.
    if (shellGap(mob) === shellGaps.wide) moveShell(world, mob, shellGaps.shut)
    return
  }
  stand(mob)
  faceTowards(mob, target.position)
  if (shellGap(mob) !== shellGaps.wide) {
    moveShell(world, mob, shellGaps.wide)
    mind.attackAtTick = world.tick + openTicks
  } else if (world.tick >= mind.attackAtTick) {
    mind.attackAtTick = world.tick + leastWaitTicks + Math.floor(world.random() * waitSteps) * stepTicks
    launch(world, 'shulker_bullet', {
      owner: mob,
      position: { ...mob.position, y: mob.position.y + mob.height / 2 },
      direction: { x: 0, y: 1, z: 0 },
      speed: 0,
      // Its first way is not along the axis on which its shooter sits; it is chosen in its first tick.
      homing: { prey: target.name, way: attachedFace(mob), ticksLeft: 1, push: { x: 0, y: 0, z: 0 } },
    })
  }
  mind.thinkAtTick = Math.max(world.tick + 1, Math.min(mind.thinkAtTick, mind.attackAtTick))
}
