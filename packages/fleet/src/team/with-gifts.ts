import {
  withGenerate,
  type ActionAgent,
  type Critic,
  type GameEvent,
  type Position,
  type Program,
} from '@voyager-mc/core'
import { readGift, type Gift } from './gift.ts'
import type { TaskBoard } from './task-board.ts'

/** The two roles that write and judge programs. */
export interface GiftRoles {
  readonly actionAgent: ActionAgent
  readonly critic: Critic
}

/** Adds the tasks of giving to roles that do not know them: `Give 3 oak_log to Ada`. */
export function withGifts({ actionAgent, critic }: GiftRoles, board: TaskBoard): GiftRoles {
  return {
    actionAgent: withGenerate(actionAgent, async (request, options) => {
      const gift = readGift(request.task.name)
      if (gift === undefined) return actionAgent.generate(request, options)
      const places = await board.whereabouts()
      return giving(gift, places.find(({ bot }) => bot === gift.player)?.position)
    }),
    critic: {
      async evaluate(request, options) {
        const gift = readGift(request.task.name)
        if (gift === undefined) return critic.evaluate(request, options)
        const given = givenIn(request.step.events, gift)
        const reasoning = `${gift.player} took ${given} of ${gift.count} ${gift.item}.`
        if (given >= gift.count) return { success: true, reasoning, feedback: '' }
        return { success: false, reasoning, feedback: `Go to ${gift.player} and give the rest.` }
      },
    },
  }
}

function giving({ player, item, count }: Gift, place: Position | undefined): Program {
  const [x, y, z] = place === undefined ? [] : [place.x, place.y, place.z].map(Math.floor)
  const way = place === undefined ? '' : `\n  await goTo(bot, new Vec3(${x}, ${y}, ${z}))`
  const source = `async function giveItems(bot) {${way}
  await giveItem(bot, "${player}", "${item}", ${count})
}`
  return { name: 'giveItems', source }
}

/** Items that the player has picked up, as the primitive has seen it. */
function givenIn(events: readonly GameEvent[], { player, item }: Gift): number {
  let given = 0
  for (const event of events) {
    if (event.type !== 'primitive-result' || event.primitive !== 'giveItem') continue
    const { detail } = event
    if (detail['player'] === player && detail['item'] === item) given += Number(detail['given'] ?? 0)
  }
  return given
}
