import type { SandboxAttempt } from './sandbox-attempt.ts'

const cpu = { expect: 'cpu' } as const
const refused = { expect: 'failed', says: /rule/ } as const
const many = { hostCalls: 1_000_000, pendingCalls: 1000 } as const

/** One host call that would take for ever with these arguments. */
const longCalls: readonly SandboxAttempt[] = [
  ['counts in a range of slots', 'bot.inventory.countRange(0, 1e15, 1, null)'],
  ['lists a range of slots', 'bot.inventory.itemsRange(0, 1e13)'],
  ['looks for an empty slot in a range', 'bot.inventory.firstEmptySlotRange(1000, 1e14)'],
  ['finds items in a range of slots', 'bot.inventory.findItemsRange(0, 1e14, 1, null, false)'],
  ['follows a vein without end', 'bot.collectBlock.findFromVein(bot.targetDigBlock, 1e9, 1e9, 5e4)'],
  ['looks along a ray without end', 'bot.blockInSight(1e12, 1)'],
  ['waits for more ticks than there are', 'await bot.waitForTicks(1e300)'],
  ['crafts without end', 'await bot.craft(bot.players.recipe, 1e12)'],
  ['trades without end', 'await bot.trade(bot.inventory, 0, 1e12)'],
  [
    'searches with a distance that changes',
    'let n = 0; bot.findBlocks({ matching: 1, maxDistance: { valueOf() { return n++ < 1 ? 1 : 1e7 } } })',
  ],
  [
    'searches with a count that changes',
    'let n = 0; bot.findBlocks({ matching: 1, count: { valueOf() { return n++ < 1 ? 1 : 1e9 } } })',
  ],
  ['looks at a block from far away', 'new GoalLookAtBlock(new Vec3(0, 0, 0), bot.world, { reach: 1e12 })'],
  ['places from far away', 'new GoalPlaceBlock(new Vec3(0, 0, 0), bot.world, { range: 1e12 })'],
  ['collects more than there is', 'bot.collectBlock.collect(new Array(1e4).fill(bot.targetDigBlock))'],
].map(([name, source]) => ({ name: String(name), body: String(source), ...refused }))

const goals: readonly SandboxAttempt[] = [
  {
    name: 'nests goals so that looking at them doubles each time',
    body: 'let goal = new GoalNear(1, 2, 3, 1); for (let i = 0; i < 40; i++) goal = new GoalCompositeAny([goal, goal]); goal.isEnd(new Vec3(0, 0, 0))',
    ...refused,
  },
  {
    name: 'turns a goal round so often that the stack is too short',
    body: 'let goal = new GoalNear(1, 2, 3, 1); for (let i = 0; i < 1e5; i++) goal = new GoalInvert(goal); goal.isEnd(new Vec3(0, 0, 0))',
    ...refused,
    limits: many,
  },
]

const settings: readonly SandboxAttempt[] = [
  ['bot.pathfinder.tickTimeout', '1e9'],
  ['bot.pathfinder.thinkTimeout', '1e9'],
  ['bot.pathfinder.searchRadius', 'NaN'],
  ['bot.pvp.attackRange', '1e9'],
  ['bot.pvp.viewDistance', '-1'],
  ['bot.pathfinder.movements.digCost', '-1e9'],
  ['bot.pathfinder.movements.canDig', '{ valueOf: () => true }'],
].map(([path, value]) => ({ name: `sets ${path} to ${value}`, body: `${path} = ${value}`, ...refused }))

/** Work that is done piece by piece, so that no single piece is too long. */
const pieces: readonly SandboxAttempt[] = [
  {
    name: 'burns in many listeners of one event',
    body: `for (let i = 0; i < 40; i++) bot.on('tick', () => { for (let n = 0; n < 1e6; n++); }); await bot.waitForTicks(1e5)`,
    ...cpu,
  },
  {
    name: 'burns a little in every event until all is used up',
    body: `bot.on('tick', () => { for (let n = 0; n < 5e5; n++); }); await bot.waitForTicks(1e5)`,
    ...cpu,
    limits: { cpuMs: 60, totalCpuMs: 200, wallMs: 60_000 },
  },
  {
    name: 'burns a little in every turn of a timer until all is used up',
    body: 'setInterval(() => { for (let n = 0; n < 5e5; n++); }, 1); await bot.waitForTicks(1e5)',
    ...cpu,
    limits: { cpuMs: 60, totalCpuMs: 200, wallMs: 60_000 },
  },
  {
    name: 'never lets the event loop turn',
    body: 'for (;;) await bot.look(0, 0)',
    ...cpu,
    limits: { ...many, wallMs: 60_000 },
  },
  {
    name: 'never lets the event loop turn and catches every error',
    body: 'for (;;) try { await mineBlock(bot, {}) } catch {}',
    expect: ['cpu', 'wall', 'memory'],
    limits: many,
  },
  {
    name: 'asks about blocks without end',
    body: 'bot.findBlocks({ matching: () => { for (;;); }, maxDistance: 256 })',
    ...cpu,
  },
  {
    name: 'searches again and again',
    body: 'for (;;) bot.findBlocks({ matching: (b) => b.position.x < 0, maxDistance: 256 })',
    ...cpu,
    limits: many,
  },
]

/** The host keeps what the program lets it keep. */
const hoards: readonly SandboxAttempt[] = [
  ['saves without end', 'for (;;) bot.save("x".repeat(256))'],
  ['holds blocks without end', 'const all = []; for (;;) all.push(bot.blockAt(new Vec3(all.length, 1, 1)))'],
  ['holds goals without end', 'const all = []; for (;;) all.push(new GoalNear(all.length, 1, 1, 1))'],
  ['passes functions without end', 'for (;;) bot.nearestEntity(() => false)'],
  ['calls primitives without end', 'for (;;) mineBlock(bot, "stone").catch(() => {})'],
].map(([name, source]) => ({
  name: String(name),
  body: `${source}`,
  expect: 'memory',
  limits: { keptMb: 1, wallMs: 20_000, ...many },
}))

const texts: readonly SandboxAttempt[] = [
  { name: 'talks without end', body: 'for (;;) bot.chat("x".repeat(1000))', expect: 'log' },
  {
    name: 'logs objects without end',
    body: 'for (;;) console.log(bot.entity, [1, 2, 3])',
    expect: ['log', 'calls'],
  },
  { name: 'logs one long line', body: 'console.log("x".repeat(19000))', expect: 'completed' },
  {
    name: 'passes a promise',
    body: 'bot.nearestEntity(Promise.resolve(1))',
    expect: 'failed',
    says: /await/,
  },
  {
    name: 'passes promises without end',
    body: 'for (;;) try { bot.nearestEntity(new Promise(() => {})) } catch {}',
    expect: ['cpu', 'memory', 'calls', 'wall'],
    limits: many,
  },
  ...[
    ['a stack of one long word', `const e = new Error('x'); e.stack = 'q'.repeat(1e5); throw e`],
    ['a stack of false places', `const e = new Error('x'); e.stack = '(program.js:'.repeat(1e5); throw e`],
    [
      'a stack of false skills',
      `const e = new Error('x'); e.stack = 'a'.repeat(1e5) + '.skill.js:'.repeat(1e4); throw e`,
    ],
    ['a message of five million letters', `throw new Error('x'.repeat(5e6))`],
    ['a name of five million letters', `const e = new Error('x'); e.name = 'x'.repeat(5e6); throw e`],
    ['a text of five million letters', `throw 'x'.repeat(5e6)`],
    ['a message about a long name', `throw new TypeError('a'.repeat(60000) + ' is not a function')`],
    ['a message about a long path', `throw new TypeError('a.'.repeat(60000) + ' is not a function')`],
    ['a call after a long comment', `let u; /*${'a'.repeat(60_000)}*/u()`],
    ['a call of a long path', `let u; u${'.a'.repeat(20_000)}()`],
  ].map(([name, before]) => ({
    name: `throws outside of functions: ${name}`,
    body: '',
    before: String(before),
    expect: ['failed', 'cpu', 'memory'] as const,
  })),
]

/** Ways to keep the host busy, its memory full or its texts long. */
export const blockingAttempts: readonly SandboxAttempt[] = [
  ...longCalls,
  ...goals,
  ...settings,
  ...pieces,
  ...hoards,
  ...texts,
]
