import type { SandboxAttempt } from './sandbox-attempt.ts'

/** An object that says another length every time but the first; a list whose length is a lie; a list of holes. */
const prelude = `
const sly = (n = 0) => ({ get length() { return n++ < 1 ? 1 : 2 ** 53 - 1 }, set length(value) {} })
const liar = (n = 0) => new Proxy([], { get: (t, key) => (key === 'length' ? (n++ < 1 ? 1 : 2 ** 53 - 1) : t[key]), has: () => false })
const holes = []
holes.length = 2 ** 32 - 1
const list = Array.prototype
`

/** Any end is fine, so a short one will do. */
const limits = { cpuMs: 60 }

const methods = [
  'indexOf',
  'lastIndexOf',
  'includes',
  'fill',
  'reverse',
  'copyWithin',
  'sort',
  'join',
  'splice',
  'slice',
  'unshift',
  'shift',
  'flat',
  'concat',
  'toSorted',
  'toReversed',
  'toSpliced',
  'with',
  'toString',
  'every',
]

/** Each function of lists on each of them; some ask for the length more than once and never look up. */
const ofLists: readonly SandboxAttempt[] = ['sly()', 'liar()', 'holes'].map((target) => ({
  name: `calls functions of lists on ${target}`,
  body: `for (const name of ${JSON.stringify(methods)}) try { list[name]?.call(${target}, 1, 1, 1) } catch {}`,
  before: prelude,
  limits,
}))

const ofOthers: readonly SandboxAttempt[] = [
  'String.raw({ raw: { length: 2 ** 53 - 1 } })',
  'String.raw({ raw: sly() })',
  'Array.from(sly())',
  'Array.from(liar())',
  'Uint8Array.from(holes)',
  'new Float64Array(holes)',
  'new Set(holes)',
  'new Map(holes)',
  'Promise.all(holes)',
  'Promise.any(liar())',
  '[holes].flat()',
  '[[holes]].flat(2)',
  '[0].flatMap(() => holes)',
  '[1].concat(holes, liar(), { length: 2 ** 53 - 1, [Symbol.isConcatSpreadable]: true })',
  'Math.max.apply(null, sly())',
  'Reflect.ownKeys(new Proxy({}, { ownKeys: () => sly() }))',
  'Object.fromEntries({ [Symbol.iterator]: () => ({ next: () => ({ value: [1, 2] }) }) })',
  'JSON.stringify(liar()) + JSON.stringify(holes)',
  'JSON.stringify({ toJSON() { return this } }) + JSON.stringify(new Array(2 ** 20).fill("x".repeat(99)))',
  'BigInt("9".repeat(1e7))',
  '"".constructor.raw({ raw: liar() }) + 1n.constructor("9".repeat(1e7))',
  '(3n ** 4000000n).toString()',
  'let n = 3n ** 300000n; for (;;) n = n * n',
  'new RegExp("a{1,1000}".repeat(500)).test("a".repeat(1e5))',
  '"a".repeat(1e5).replace(/(.*)*x/, "")',
  '/(?=(a+))*b/.exec("a".repeat(1e6)); /(a|aa)+$/.exec("a".repeat(40) + "b")',
  '"x".padEnd(2 ** 29 - 24, "abc").indexOf("q")',
  'new (class extends Array {})(2 ** 32 - 1).indexOf(1)',
  'Symbol.prototype[Symbol.toPrimitive].call({}); Date.parse("1".repeat(1e7))',
  'decodeURIComponent("%41".repeat(5e6)); escape("ü".repeat(1e7))',
].map((body) => ({ name: `evaluates ${body.slice(0, 60)}`, body, before: prelude, limits }))

/** Names a runner gives programs for its own use. */
const ofAids: readonly SandboxAttempt[] = [
  [
    'replaces the aids',
    '$$line = $$at = $$track = $$wrap = 1; globalThis.$$turn = 1; for (;;);',
    ['cpu', 'failed'],
  ],
  [
    'frees the memory of the aids',
    '$$line.buffer.transfer(0); for (;;) [1].map((x) => x)',
    ['cpu', 'failed'],
  ],
  [
    'freezes the aids',
    'Object.freeze($$line); Object.defineProperty($$line, 0, { get() { for (;;); } })',
    undefined,
  ],
  ['waits through an aid without end', 'for (;;) $$at(1)(new Promise(() => {}))', ['cpu', 'memory']],
  [
    'spoils what the aids are made of',
    'for (const kind of [Set, Map, WeakMap]) for (const name of ["add", "set", "get", "delete", "has"]) kind.prototype[name] = () => { for (;;); }\nawait bot.waitForTicks(1)',
    undefined,
  ],
  [
    'spoils the promises',
    'Promise.prototype.then = Promise.resolve = () => { for (;;); }\nawait bot.waitForTicks(1)',
    undefined,
  ],
  [
    'spoils the lists',
    'Array.prototype.map = Array.prototype[Symbol.iterator] = () => { for (;;); }\nbot.chat(...[1])',
    undefined,
  ],
  ['spoils texts of errors', 'Error.prepareStackTrace = () => { for (;;); }\nnull.x', undefined],
  ['is halted in a finally', 'try { for (;;); } finally { for (;;) bot.chat("late") }', 'cpu'],
  [
    'is halted in a generator',
    'function* g() { try { for (;;) yield 1 } finally { for (;;); } }\nfor (const x of g()) x',
    'cpu',
  ],
].map(([name, body, end]) => ({
  name: String(name),
  body: String(body),
  // The third entries of the rows above are ends or absent.
  ...(end !== undefined && { expect: end as Exclude<SandboxAttempt['expect'], undefined> }),
}))

const ofListeners: readonly SandboxAttempt[] = [
  [
    'takes and leaves one event without end',
    'for (;;) { const f = () => {}; bot.on("x", f); bot.removeListener("x", f) }',
  ],
  ['floods listeners of one call', 'for (;;) bot.once("x", () => {})'],
  [
    'adds listeners in a listener',
    'bot.on("tick", function more() { bot.on("tick", more) }); await bot.waitForTicks(1e4)',
  ],
  [
    'leaves while it is called',
    'bot.on("tick", function once() { bot.removeListener("tick", once); bot.on("tick", once) }); await bot.waitForTicks(5)',
  ],
  [
    'listens to the listening',
    'for (const name of ["newListener", "removeListener"]) bot.on(name, (event, f) => { escaped(f); f() }); bot.on("x", () => {})',
  ],
  [
    'listens to names of prototypes',
    'for (const name of ["__proto__", "constructor", "toString", "hasOwnProperty", ""]) bot.on(name, escaped)',
  ],
  [
    'throws in every event',
    'bot.on("tick", () => { throw new Error("stray") }); await bot.waitForTicks(1e4)',
  ],
  [
    'awaits for ever in every event',
    'bot.on("tick", () => new Promise(() => {})); await bot.waitForTicks(1e4)',
  ],
].map(([name, body]) => ({ name: String(name), body: String(body) }))

const ofMemory: readonly SandboxAttempt[] = [
  ['doubles a text', 'let s = "x"; for (;;) s += s'],
  ['doubles a flat text', 'let s = "x"; for (;;) { s += s; s.charCodeAt(s.length - 1); s.split("") }'],
  ['chains promises', 'let p = Promise.resolve(); for (;;) p = p.then(() => {})'],
  [
    'keeps generators',
    'const all = []; function* g() { const own = new Array(100).fill(1); yield own }\nfor (;;) { const one = g(); one.next(); all.push(one) }',
  ],
  ['keeps functions of text', 'const all = []; for (;;) all.push(new Function("return " + all.length))'],
  ['grows a buffer', 'const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))'],
  ['grows by weak references', 'const all = []; for (;;) all.push(new WeakRef({ x: new Array(100) }))'],
  [
    'keeps regular expressions',
    'const all = []; for (;;) all.push(new RegExp("a".repeat(1000) + all.length))',
  ],
].map(([name, body]) => ({
  name: String(name),
  body: String(body),
  expect: ['cpu', 'memory', 'failed'] as const,
}))

/** Ways to keep the engine itself busy, in functions of the language that no program wrote. */
export const nativeAttempts: readonly SandboxAttempt[] = [
  ...ofLists,
  ...ofOthers,
  ...ofAids,
  ...ofListeners,
  ...ofMemory,
]
