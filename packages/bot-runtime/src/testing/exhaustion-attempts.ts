import type { SandboxAttempt } from './sandbox-attempt.ts'

const cpu = { expect: 'cpu' } as const
const memory = { expect: 'memory' } as const
/** Stopped in the middle, or refused before it begins. */
const cpuOrRefused = { expect: ['cpu', 'failed'] } as const

const loops: readonly SandboxAttempt[] = [
  { name: 'loops for ever', body: 'while (true);', ...cpu },
  {
    name: 'loops for ever and catches everything',
    body: 'for (;;) { try { while (true); } catch {} finally { while (true); } }',
    ...cpu,
  },
  { name: 'loops for ever after waiting', body: 'await bot.waitForTicks(1); while (true);', ...cpu },
  { name: 'loops for ever in microtasks', body: 'while (true) await null', ...cpu },
  {
    name: 'loops for ever in resolved promises',
    body: 'const again = () => Promise.resolve().then(again); await again()',
    ...cpu,
  },
  {
    name: 'loops for ever in queueMicrotask',
    body: 'const again = () => queueMicrotask(again); again(); await bot.waitForTicks(1000)',
    ...cpu,
  },
  {
    name: 'loops for ever in a callback of the host',
    body: 'bot.findBlocks({ matching: () => { while (true); } })',
    ...cpu,
  },
  {
    name: 'loops for ever in a listener',
    body: `bot.on('x', () => { while (true); }); bot.on('tick', () => {}); setTimeout(() => { while (true); }, 1); await bot.waitForTicks(1000)`,
    ...cpu,
  },
  {
    name: 'loops for ever in a getter the host reads',
    body: 'bot.findBlocks({ get matching() { while (true); } })',
    ...cpu,
  },
  { name: 'loops for ever in toString', body: 'String({ toString() { while (true); } })', ...cpu },
  {
    name: 'loops for ever in a generator',
    body: 'for (const _ of (function* () { while (true) yield 1 })());',
    ...cpu,
  },
  { name: 'loops for ever in a thenable', body: 'await { then(resolve) { while (true); } }', ...cpu },
  { name: 'loops for ever in eval', body: 'eval("while (true);")', ...cpu },
  { name: 'loops for ever in a skill of its own making', body: 'new Function("while (true);")()', ...cpu },
  {
    name: 'searches a huge list-like object',
    body: 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)',
    ...cpuOrRefused,
  },
  { name: 'searches a huge sparse list', body: 'new Array(4294967295).indexOf(1)', ...cpuOrRefused },
  { name: 'sorts a huge sparse list', body: 'new Array(4294967295).sort()', ...cpuOrRefused },
  { name: 'joins a huge sparse list', body: 'new Array(4294967295).join()', ...cpuOrRefused },
  {
    name: 'compares long texts again and again',
    body: `const a = 'x'.repeat(4e6), b = 'x'.repeat(4e6); for (;;) if (a === b) a.length`,
    ...cpu,
  },
  { name: 'fills memory again and again', body: 'const a = new Uint8Array(8e6); for (;;) a.fill(1)', ...cpu },
  { name: 'copies long texts again and again', body: `for (;;) 'x'.repeat(5e6)`, ...cpu },
  { name: 'prints huge numbers', body: 'for (;;) (2n ** 60000n).toString()', ...cpu },
  { name: 'runs a regular expression that backtracks', body: `/^(a+)+$/.test('a'.repeat(50) + 'b')`, ...cpu },
  {
    name: 'runs a regular expression that backtracks on a long text',
    body: `'a'.repeat(50000).match(/(a*)*b/)`,
    ...cpu,
  },
  {
    name: 'walks an endless iterator',
    body: 'new Set({ [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 1 }) }) })',
    ...cpu,
  },
  { name: 'hides the loop in a sort function', body: '[3, 2, 1].sort(() => { while (true); })', ...cpu },
]

const hungry: readonly SandboxAttempt[] = [
  { name: 'grows a list', body: 'const a = []; for (;;) a.push(new Array(1000).fill(1))', ...memory },
  { name: 'grows buffers', body: 'const a = []; for (;;) a.push(new ArrayBuffer(1e6))', ...memory },
  { name: 'grows a text', body: `let s = 'x'; for (;;) s += s + Math.random()` },
  { name: 'nests lists', body: 'let a = []; for (;;) a = [a, a.slice()]' },
  { name: 'keeps promises', body: 'const a = []; for (;;) a.push(new Promise(() => {}))' },
  { name: 'keeps closures', body: 'const a = []; for (let i = 0; ; i++) a.push(() => i)' },
  {
    name: 'catches the lack of memory',
    body: 'const a = []; for (;;) { try { for (;;) a.push(new ArrayBuffer(1e6)) } catch {} }',
  },
  { name: 'makes one huge list', body: 'new Array(1e9).fill({})' },
  { name: 'grows a map', body: 'const a = new Map(); for (let i = 0; ; i += 1) a.set(i, {})', ...memory },
  {
    name: 'grows a set of texts',
    body: 'const a = new Set(); for (let i = 0; ; i += 1) a.add("k" + i)',
    ...memory,
  },
  {
    name: 'cuts a text into letters',
    body: 'const a = "a".repeat(1e7).split("")',
    expect: ['memory', 'cpu', 'completed'],
  },
  {
    name: 'compares long texts',
    body: 'const a = "a".repeat(1e7); for (;;) a.localeCompare(a)',
    expect: ['memory', 'cpu'],
  },
  {
    name: 'prints a giant number',
    body: 'return (2n ** (10n ** 9n)).toString().length',
    expect: ['failed', 'cpu', 'memory'],
  },
  {
    name: 'raises a number to a giant power',
    body: 'let x = 2n; x **= 10n ** 9n; return String(x).length',
    expect: ['failed', 'cpu', 'memory'],
  },
  {
    name: 'lists the members of a long text',
    body: 'return Object.keys("x".repeat(1e8)).length',
    expect: ['failed', 'cpu', 'memory'],
  },
  { name: 'spreads a long text', body: 'return { ..."x".repeat(1e8) }', expect: ['failed', 'cpu', 'memory'] },
  {
    name: 'goes through the members of a long text',
    body: 'for (const key in "x".repeat(1e8)) key',
    expect: ['failed', 'cpu', 'memory'],
  },
  { name: 'throws nothing', body: 'throw null', expect: 'failed', says: /null/ },
  { name: 'makes one huge buffer', body: 'new ArrayBuffer(2 ** 40)', expect: ['failed', 'memory'] },
  { name: 'makes one huge text', body: `'x'.repeat(2 ** 30)` },
  { name: 'parses deeply nested JSON', body: `JSON.parse('['.repeat(1e6))` },
  { name: 'prints circular JSON', body: 'const a = {}; a.a = a; JSON.stringify(a)', expect: 'failed' },
  { name: 'recurses without end', body: 'const f = () => f(); f()', expect: 'failed', says: /stack/ },
  {
    name: 'recurses through host callbacks',
    body: 'const f = () => bot.findBlocks({ matching: f, maxDistance: 1 }); f()',
    expect: 'failed',
  },
  {
    name: 'recurses through getters',
    body: 'const o = { get x() { return this.x } }; o.x',
    expect: 'failed',
  },
  {
    name: 'recurses through toString',
    body: 'const o = { toString() { return `${this}` } }; `${o}`',
    expect: 'failed',
  },
  { name: 'uses source nested deeply', body: `eval('('.repeat(50000) + ')'.repeat(50000))` },
]

const floods: readonly SandboxAttempt[] = [
  { name: 'floods the host with reads', body: 'for (;;) bot.health', expect: 'calls' },
  { name: 'floods the host with calls', body: 'for (;;) bot.nearestEntity()', expect: 'calls' },
  {
    name: 'floods the host with promises',
    body: 'for (;;) bot.waitForTicks(1000)',
    expect: 'failed',
    says: /waits for 100 calls/,
  },
  {
    name: 'blocks the bot with slow host calls',
    body: 'for (;;) bot.recipesAll(1, null, null)',
    ...cpu,
  },
  { name: 'floods the log', body: `for (;;) console.log('x'.repeat(100))`, expect: 'log' },
  { name: 'floods the log with one line', body: `console.log('x'.repeat(1e6))`, expect: 'log' },
  { name: 'floods listeners', body: `for (;;) bot.on('x', () => {})`, expect: 'failed', says: /listeners/ },
  { name: 'floods timers', body: 'for (;;) setTimeout(() => {}, 1000)', expect: 'failed', says: /timers/ },
  {
    name: 'starts an interval that never rests',
    body: 'setInterval(() => { for (let i = 0; i < 1e4; i++); }, 0); await bot.waitForTicks(1e6)',
    expect: 'wall',
  },
  { name: 'never ends', body: 'await new Promise(() => {})', expect: 'wall' },
  {
    name: 'waits for a host call that never ends',
    body: 'await bot.pathfinder.goto(new GoalNear(1, 2, 3, 1))',
    expect: 'wall',
  },
  { name: 'sends a value too large to cross', body: `bot.chat('x'.repeat(5e6))`, expect: 'failed' },
  {
    name: 'sends a value nested too deeply',
    body: 'let a = {}; for (let i = 0; i < 100; i++) a = { a }; bot.findBlocks(a)',
    expect: 'failed',
  },
  { name: 'sends a circular value', body: 'const a = {}; a.a = a; bot.findBlocks(a)', expect: 'failed' },
  { name: 'sends a symbol', body: `bot.chat(Symbol('x'))`, expect: 'failed' },
  { name: 'sends a huge list', body: 'bot.findBlocks({ matching: new Array(1e6).fill(1) })' },
]

const strays: readonly SandboxAttempt[] = [
  {
    name: 'leaves a rejected promise of its own',
    body: `Promise.reject(new Error('stray'))`,
    expect: 'failed',
    says: /stray.*nobody awaited/,
  },
  {
    name: 'leaves a failing async function alone',
    body: `const f = async () => { throw new Error('stray') }; f()`,
    expect: 'failed',
    says: /stray/,
  },
  {
    name: 'leaves a failing host call alone',
    body: 'bot.dig(bot.blockAt(new Vec3(1, 2, 3))); mineBlock(bot, "x"); await bot.waitForTicks(4)',
    expect: 'failed',
    says: /nobody awaited/,
  },
  {
    name: 'leaves a failing promise chain alone',
    body: `Promise.resolve().then(() => { throw new Error('stray') })`,
    expect: 'failed',
    says: /stray/,
  },
  {
    name: 'throws in a timer',
    body: `setTimeout(() => { throw new Error('stray') }, 1); await bot.waitForTicks(10)`,
    expect: 'failed',
    says: /stray/,
  },
  {
    name: 'throws in a timer after it ended',
    body: `setTimeout(() => { throw new Error('stray') }, 50)`,
    expect: 'completed',
  },
  {
    name: 'goes on after it ended',
    body: `setInterval(() => bot.chat('late'), 1); bot.on('x', () => bot.chat('late'))`,
    expect: 'completed',
  },
  {
    name: 'resolves its promises twice',
    body: 'await new Promise((resolve, reject) => { resolve(1); reject(new Error("late")); resolve(2) })',
    expect: 'completed',
  },
]

/** Programs that use up or leave behind what they should not. */
export const exhaustionAttempts: readonly SandboxAttempt[] = [...loops, ...hungry, ...floods, ...strays]
