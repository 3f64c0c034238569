import { choice, direction, flag, number, position } from './argument-type.ts'
import { listOf, object, optional, options } from './composed-argument-type.ts'
import { call, type CallMember } from './member.ts'

/** Farthest coordinate of a goal, in blocks: the edge of a world. */
const axis = number(-30_000_000, 30_000_000)
const range = number(0, 1000)
/** Distance up to which a goal looks along a ray, in blocks. */
const reach = optional(number(0, 64))
const place = { x: axis, y: axis, z: axis } as const
const world = object('world')
const shown = { isShown: true, primitive: 'goTo' } as const

/** The pathfinder's goals that programs may construct, as in the original. */
export const goalClasses: Readonly<Record<string, CallMember>> = {
  Goal: call({}),
  GoalBlock: call(place),
  GoalNear: call({ ...place, range }, shown),
  GoalXZ: call({ x: axis, z: axis }, shown),
  GoalNearXZ: call({ x: axis, z: axis, range }),
  GoalY: call({ y: axis }),
  GoalGetToBlock: call(place, shown),
  GoalLookAtBlock: call(
    { position, world, options: optional(options({ reach, entityHeight: optional(number(0, 3)) })) },
    { ...shown, shown: 'new GoalLookAtBlock(position, bot.world)' },
  ),
  GoalBreakBlock: call({
    ...place,
    bot: object('bot'),
    options: optional(options({ reach, entityHeight: optional(number(0, 3)) })),
  }),
  GoalCompositeAny: call({ goals: listOf(object('goal'), 64) }),
  GoalCompositeAll: call({ goals: listOf(object('goal'), 64) }),
  GoalInvert: call({ goal: object('goal') }),
  GoalFollow: call({ entity: object('entity'), range }, shown),
  GoalPlaceBlock: call(
    {
      position,
      world,
      options: options({
        range: reach,
        faces: optional(listOf(direction, 6)),
        facing: optional(choice('north', 'east', 'south', 'west', 'up', 'down')),
        facing3D: optional(flag),
        half: optional(choice('top', 'bottom')),
        LOS: optional(flag),
      }),
    },
    { isShown: true, primitive: 'placeItem', shown: 'new GoalPlaceBlock(position, bot.world, {})' },
  ),
}
