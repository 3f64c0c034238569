import type { SandboxAttempt } from './sandbox-attempt.ts'

const hostThings = [
  'bot',
  'bot.chat',
  'bot.entity',
  'bot.entity.position',
  'bot.inventory',
  'bot.inventory.items()[0]',
  'bot.blockAt(new Vec3(1, 2, 3))',
  'bot.registry',
  'bot.waitForTicks(1)',
  'mineBlock',
  'GoalNear',
  'new GoalNear(1, 2, 3, 1)',
  'Vec3',
  'console',
  'console.log',
  'setTimeout',
]

/** A way from a value to the `Function` of its realm. */
const constructorChains: readonly SandboxAttempt[] = hostThings.map((thing) => ({
  name: `reaches the Function constructor from ${thing}`,
  body: `
    attempt(() => ${thing}.constructor.constructor('return process')())
    attempt(() => ${thing}.constructor('return this')().process)
    attempt(() => ${thing}.__proto__.constructor.constructor('return globalThis')().process)
    attempt(() => Object.getPrototypeOf(${thing}).constructor.constructor('return process')())`,
}))

const functionKinds: readonly SandboxAttempt[] = [
  ['an async function', 'async () => {}'],
  ['a generator', 'function* () {}'],
  ['an async generator', 'async function* () {}'],
].map(([name, source]) => ({
  name: `builds ${name} from text`,
  body: `
    const Kind = Object.getPrototypeOf(${source}).constructor
    attempt(() => Kind('return process')())
    const result = Kind('yield', 'return process')
    try { escaped(await result()) } catch (error) { escaped(error) }`,
}))

const globalsOfTheHost: readonly SandboxAttempt[] = [
  'process',
  'require',
  'module',
  'exports',
  '__dirname',
  'global',
  'Buffer',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'Deno',
  'Bun',
  'WebAssembly',
  'SharedArrayBuffer.host',
  'std',
  'os',
  'loadScript',
  'print',
  'window',
  'self',
].map((name) => ({
  name: `looks for the global ${name}`,
  body: `attempt(() => ${name}); attempt(() => globalThis[${JSON.stringify(name)}]); attempt(() => eval(${JSON.stringify(name)}))`,
  expect: 'completed',
}))

const modules: readonly SandboxAttempt[] = [
  { name: 'imports fs', body: `await import('fs').then(escaped)`, expect: 'failed' },
  {
    name: 'imports node:child_process',
    body: `await import('node:child_process').then(escaped)`,
    expect: 'failed',
  },
  { name: 'imports a file', body: `await import('/etc/passwd').then(escaped)`, expect: 'failed' },
  {
    name: 'imports a data address',
    body: `await import('data:text/javascript,export default 1').then(escaped)`,
    expect: 'failed',
  },
]

const errors: readonly SandboxAttempt[] = [
  {
    name: 'reads the stack of a host error for paths',
    body: `
      try { await bot.dig(bot.nearestEntity()) } catch (error) { if (/node_modules|\\.ts|file:/.test(error.stack)) console.log('ESCAPED stack') }`,
  },
  {
    name: 'reaches out through the constructor of a host error',
    body: `try { bot.quit() } catch (error) { attempt(() => error.constructor.constructor('return process')()); attempt(() => error.cause) }`,
  },
  {
    name: 'sets Error.prepareStackTrace',
    body: `Error.prepareStackTrace = (_, frames) => frames; const { stack } = new Error('x'); attempt(() => stack[0].getThis()); attempt(() => stack[0].getFunction())`,
  },
  {
    name: 'overflows the stack inside a host call to get an error of the host',
    body: `const deep = () => { try { deep() } catch { try { bot.blockAt(1) } catch (error) { attempt(() => error.constructor.constructor('return process')()) } } }; deep()`,
  },
  {
    name: 'throws a proxy',
    body: `throw new Proxy({}, { get() { throw new Error('trap') } })`,
    expect: 'failed',
  },
  { name: 'throws null', body: 'throw null', expect: 'failed', says: /null/ },
  { name: 'throws undefined', body: 'throw undefined', expect: 'failed' },
  { name: 'throws a symbol', body: `throw Symbol('x')`, expect: 'failed' },
  { name: 'throws a function', body: 'throw () => process', expect: 'failed' },
  {
    name: 'throws an object with hostile texts',
    body: `throw { name: { toString() { throw 1 } }, message: { toString() { while (true); } } }`,
  },
  { name: 'throws an error with a huge message', body: `throw new Error('x'.repeat(5e6))`, expect: 'failed' },
]

const proxies: readonly SandboxAttempt[] = [
  {
    name: 'wraps the bot in a proxy with greedy traps',
    body: `const seen = []; const p = new Proxy(bot, { get(t, k, r) { seen.push(r); return Reflect.get(t, k) } }); p.chat; seen.forEach(escaped); attempt(() => p._client)`,
  },
  {
    name: 'passes a proxy as an argument',
    body: `attempt(() => bot.blockAt(new Proxy({}, { get: (_, k) => { escaped(k); return 1 }, ownKeys: () => ['x'] })))`,
  },
  {
    name: 'sets the prototype of the bot',
    body: `attempt(() => Object.setPrototypeOf(bot, null)); attempt(() => { bot.__proto__ = null }); attempt(() => Reflect.setPrototypeOf(bot, {}))`,
  },
  {
    name: 'defines a property on the bot',
    body: `attempt(() => Object.defineProperty(bot, 'chat', { value: () => 'mine' })); bot.chat('real')`,
    expect: 'completed',
  },
  { name: 'defines a getter on a host object', body: `bot.entity.__defineGetter__('position', () => 1)` },
  {
    name: 'deletes a function of the bot',
    body: `attempt(() => { 'use strict'; delete bot.chat }); bot.chat('real')`,
    expect: 'completed',
  },
  {
    name: 'freezes the bot',
    body: `attempt(() => Object.freeze(bot)); attempt(() => Object.preventExtensions(bot)); bot.chat('real')`,
  },
  { name: 'replaces a function of the bot', body: `bot.chat = () => 'mine'`, expect: 'failed', says: /rule/ },
  {
    name: 'lists every key of the bot',
    body: `for (const key of [...Object.getOwnPropertyNames(bot), ...Object.getOwnPropertySymbols(bot), ...Reflect.ownKeys(bot)]) { if (/^_|quit|end$/.test(String(key))) console.log('ESCAPED ' + String(key)) }`,
    expect: 'completed',
  },
  {
    name: 'reads descriptors of the bot',
    body: `attempt(() => Object.getOwnPropertyDescriptor(bot, '_client').value); attempt(() => Object.getOwnPropertyDescriptors(bot)._client)`,
  },
  {
    name: 'lends methods of the bot to another object',
    body: `attempt(() => bot.chat.call({ _client: 1 }, 'x')); attempt(() => bot.chat.apply(globalThis, ['x'])); attempt(() => bot.chat.bind(null)('x'))`,
    expect: 'completed',
  },
  {
    name: 'constructs with methods',
    body: `attempt(() => new bot.chat('x')); attempt(() => Reflect.construct(bot.blockAt, [], Object))`,
  },
]

const symbols: readonly SandboxAttempt[] = [
  'iterator',
  'asyncIterator',
  'toPrimitive',
  'toStringTag',
  'species',
  'hasInstance',
  'unscopables',
].map((name) => ({
  name: `uses Symbol.${name} on host objects`,
  body: `attempt(() => bot[Symbol.${name}]); attempt(() => bot.chat[Symbol.${name}]); attempt(() => { bot[Symbol.${name}] = () => 1 }); attempt(() => String(bot))`,
}))

const pollution: readonly SandboxAttempt[] = [
  {
    name: 'pollutes Object.prototype',
    body: `Object.prototype.polluted = true; Object.prototype.then = () => {}; attempt(() => bot.entity.polluted)`,
  },
  {
    name: 'pollutes through __proto__ in an argument',
    body: `attempt(() => bot.findBlocks(JSON.parse('{"__proto__": {"polluted": true}, "maxDistance": 1}')))`,
    expect: 'completed',
  },
  {
    name: 'pollutes through constructor.prototype in an argument',
    body: `attempt(() => bot.findBlocks({ constructor: { prototype: { polluted: true } }, maxDistance: 1 }))`,
    expect: 'completed',
  },
  {
    name: 'writes to the prototype of a host object',
    body: `attempt(() => { Object.getPrototypeOf(bot.entity).polluted = true })`,
  },
  {
    name: 'replaces JSON under the membrane',
    body: `JSON.stringify = () => '["h",1,"x"]'; JSON.parse = () => bot; attempt(() => bot.entity); attempt(() => bot.chat('x'))`,
  },
  {
    name: 'replaces array and map functions under the membrane',
    body: `Array.prototype.map = Map.prototype.get = WeakMap.prototype.get = () => 'host'; Array.prototype[Symbol.iterator] = null; attempt(() => bot.blockAt(new Vec3(1, 2, 3)))`,
  },
  {
    name: 'replaces Promise under the membrane',
    body: `globalThis.Promise = function () { return 'host' }; attempt(() => bot.waitForTicks(1))`,
  },
  {
    name: 'replaces Reflect and Proxy under the membrane',
    body: `Reflect.apply = () => 'host'; globalThis.Proxy = function () { return {} }; attempt(() => bot.inventory.items()[0].constructor)`,
  },
  {
    name: 'pollutes Array.prototype with setters to catch handles',
    body: `Object.defineProperty(Array.prototype, 0, { set(value) { escaped(value) }, configurable: true }); attempt(() => bot.chat('x')); delete Array.prototype[0]`,
  },
  {
    name: 'pollutes Function.prototype',
    body: `Function.prototype.call = Function.prototype.apply = function () { return 'host' }; attempt(() => bot.chat('x'))`,
  },
]

/** Ways out of the sandbox that must lead nowhere. */
export const escapeAttempts: readonly SandboxAttempt[] = [
  ...constructorChains,
  ...functionKinds,
  ...globalsOfTheHost,
  ...modules,
  ...errors,
  ...proxies,
  ...symbols,
  ...pollution,
]
