import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'

type GoalLookAtBlock = typeof pathfinderPackage.goals.GoalLookAtBlock

/**
 * A place from which a block can be broken. Root cause: the pathfinder's own class takes the bot for its world and forgets
 * to hand on the place it is asked about, so it throws in the middle of a tick and the connection is lost. Remove when
 * mineflayer-pathfinder's class arrives.
 */
export class GoalBreakBlock extends pathfinderPackage.goals.GoalLookAtBlock {
  // The parameters are those of the class it stands for.
  constructor(
    x: number,
    y: number,
    z: number,
    { world }: Pick<Bot, 'world'>,
    options?: ConstructorParameters<GoalLookAtBlock>[2],
  ) {
    super(new Vec3(x, y, z), world, options)
  }
}
