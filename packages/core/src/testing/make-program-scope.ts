import type { ProgramScope, ScopeMember } from '../program-scope.ts'

/** A small scope with some of everything: values, awaited calls, chat, refused names; override what the test is about. */
export function makeProgramScope(overrides: Partial<ProgramScope> = {}): ProgramScope {
  return {
    names: ['bot', 'mcData', 'Vec3', 'Movements', 'GoalNear', 'console', 'setTimeout'],
    members: [
      member({ path: 'bot.blockAt', shown: 'bot.blockAt(position)' }),
      member({ path: 'bot.waitForTicks', isAwaited: true }),
      member({ path: 'bot.dig', isAwaited: true, primitive: 'mineBlock' }),
      member({ path: 'bot.attack', primitive: 'killMob' }),
      member({
        path: 'bot.equip',
        isAwaited: true,
        primitive: 'equipItem',
        shown: 'bot.equip(item, "hand")',
      }),
      member({ path: 'bot.pathfinder.goto', isAwaited: true, shown: 'bot.pathfinder.goto(goal)' }),
      member({ path: 'GoalNear', shown: 'new GoalNear(x, y, z, range)' }),
      member({ path: 'bot.chat', isChat: true }),
      ...['bot.on', 'bot.quit', 'bot._client'].map(outOfReach),
      ...['require', 'process', 'eval', 'Function', 'globalThis', 'fetch'].map(outOfReach),
    ],
    ...overrides,
  }
}

function member(details: Pick<ScopeMember, 'path'> & Partial<ScopeMember>): ScopeMember {
  return { isAwaited: false, isChat: false, ...details }
}

function outOfReach(path: string): ScopeMember {
  return member({ path, refusal: 'use what is given' })
}
