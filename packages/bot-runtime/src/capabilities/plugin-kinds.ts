import { takes, takesAll } from './call-rules.ts'
import type { ObjectKind } from './object-kind.ts'

/** Kinds for the plugins of a bot; plugins may be loaded after the policy is made. */
export function pluginKinds(bot: object): readonly ObjectKind[] {
  const is = (member: string) => (target: object) => Reflect.get(bot, member) === target
  return [
    {
      name: 'pathfinder',
      matches: is('pathfinder'),
      get: ['goal', 'thinkTimeout', 'tickTimeout', 'searchRadius', 'movements'],
      set: ['thinkTimeout', 'tickTimeout', 'searchRadius'],
      call: {
        goto: takes('goal'),
        setGoal: takes('goal?'),
        setMovements: takes('movements'),
        stop: true,
        isMoving: true,
        isMining: true,
        isBuilding: true,
        bestHarvestTool: takes('block'),
      },
    },
    {
      name: 'collectBlock',
      matches: is('collectBlock'),
      call: { collect: takesAll('block', 'entity'), findFromVein: takes('block'), cancelTask: true },
    },
    {
      name: 'tool',
      matches: is('tool'),
      call: { equipForBlock: takes('block'), itemInHand: true },
    },
    {
      name: 'pvp',
      matches: is('pvp'),
      get: ['target', 'attackRange', 'followRange', 'viewDistance'],
      set: ['attackRange', 'followRange', 'viewDistance'],
      call: { attack: takes('entity'), stop: true, forceStop: true },
    },
  ]
}
