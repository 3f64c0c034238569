import { callback, flag, number, position, text, whole } from './argument-type.ts'
import { listOf, object, optional, options, either } from './composed-argument-type.ts'
import { awaited, call, read, rows, setting } from './member.ts'
import type { ObjectKind } from './object-kind.ts'

/** Most blocks or entities one call may collect. */
const mostTargets = 256
const goal = object('goal')
const block = object('block')
const target = object('block', 'entity')

/** Kinds for the plugins of a bot; plugins may be loaded after the policy is made. */
export function pluginKinds(bot: object): readonly ObjectKind[] {
  const is = (member: string) => (object: object) => Reflect.get(bot, member) === object
  return [
    { ...pathfinder, matches: is('pathfinder') },
    { ...collectBlock, matches: is('collectBlock') },
    { ...tool, matches: is('tool') },
    { ...pvp, matches: is('pvp') },
    { ...hawkEye, matches: is('hawkEye') },
  ]
}

type PluginKind = Omit<ObjectKind, 'matches'>

const pathfinder: PluginKind = {
  name: 'pathfinder',
  members: {
    ...rows(read(), 'goal', 'movements'),
    // Milliseconds. A tick lasts 50, and what is left of it belongs to physics.
    thinkTimeout: setting(number(1, 30_000)),
    tickTimeout: setting(number(1, 40)),
    searchRadius: setting(number(-1, 512)),
    goto: awaited({ goal }, { isShown: true, primitive: 'goTo' }),
    setGoal: call({ goal: optional(goal), dynamic: optional(flag) }, { costUs: 200 }),
    setMovements: call({ movements: object('movements') }, { costUs: 200 }),
    ...rows(call(), 'stop', 'isMoving', 'isMining', 'isBuilding'),
    bestHarvestTool: call({ block }, { costUs: 100 }),
  },
}

const collectBlock: PluginKind = {
  name: 'collectBlock',
  members: {
    collect: awaited(
      {
        targets: either(target, listOf(target, mostTargets)),
        options: optional(
          options({
            append: optional(flag),
            ignoreNoPath: optional(flag),
            chestLocations: optional(listOf(position, 32)),
            itemFilter: optional(callback),
          }),
        ),
      },
      { costUs: 500 },
    ),
    // The plugin compares every place it looks at with all that it found.
    findFromVein: call(
      {
        block,
        maxBlocks: optional(whole(1, 128)),
        maxDistance: optional(number(0, 64)),
        floodRadius: optional(whole(1, 2)),
      },
      { costUs: 20_000 },
    ),
    cancelTask: awaited(),
  },
}

const tool: PluginKind = {
  name: 'tool',
  members: {
    equipForBlock: awaited({
      block,
      options: optional(
        options({
          requireHarvest: optional(flag),
          getFromChest: optional(flag),
          maxTools: optional(whole(1, 36)),
        }),
      ),
    }),
    itemInHand: call(),
  },
}

const pvp: PluginKind = {
  name: 'pvp',
  members: {
    target: read(),
    attackRange: setting(number(0, 6)),
    followRange: setting(number(0, 64)),
    viewDistance: setting(number(0, 512)),
    attack: awaited({ entity: object('entity') }),
    stop: awaited(),
    forceStop: call(),
  },
}

const shot = { target: object('entity'), weapon: optional(text(100)) } as const

const hawkEye: PluginKind = {
  name: 'hawkEye',
  members: { ...rows(call(shot, { costUs: 200 }), 'autoAttack', 'oneShot'), stop: call() },
}

/** Names of the plugins, as members of the bot. */
export const pluginMembers: Readonly<Record<string, PluginKind>> = {
  pathfinder,
  collectBlock,
  tool,
  pvp,
  hawkEye,
}
