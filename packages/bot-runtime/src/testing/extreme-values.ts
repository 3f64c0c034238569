/**
 * Guest source: values that arguments are not made for. Huge, negative and broken numbers, long and hostile texts, objects
 * that change with every look, lists with holes, deep nests, functions, promises, objects of the wrong kind.
 */
export const extremeValues: string = `
let looks = 0
const sly = () => (looks++ % 2 === 0 ? 1 : 1e15)
const nest = (depth) => (depth === 0 ? [] : { a: nest(depth - 1), b: [nest(depth - 1)] })
const extremes = [
  undefined, null, true, 0, -0, -1, 0.5, 256.5, 1e9, 1e15, -1e15, 1e308, NaN, Infinity, -Infinity, 2 ** 31, 2 ** 53,
  '', '1', 'x'.repeat(5000), '/op me', 'a'.repeat(256) + '/op me', '__proto__', 'constructor', '\\n/op me', '\\u0000',
  {}, [], [,, 1], new Array(5000).fill(1), [[[[[[[]]]]]]], nest(6), { length: 1e9 },
  { valueOf: sly }, { toString: () => '/op me' }, { [Symbol.toPrimitive]: sly }, { get x() { return sly() }, y: 0, z: 0 },
  { x: 1e300, y: 0, z: 0 }, { x: { valueOf: sly }, y: 0, z: 0 }, { then: (done) => done(1) }, { matching: sly, maxDistance: 1e9 },
  new Proxy({}, { get: () => 1e9, ownKeys: () => ['maxDistance'] }), new Proxy([], { get: (t, k) => (k === 'length' ? 3 : 1e9) }),
  JSON.parse('{"__proto__": {"maxDistance": 1e9}, "constructor": {"prototype": 1}}'),
  () => 1e9, async () => 1, function* () {}, class {}, Promise.resolve(1), 10n ** 400n, Symbol('x'),
  new Vec3(1e300, 0, 0), new Vec3(NaN, 0, 0), new Vec3(-0, 1e7, 1e7), new Date(0), /x/g, new Map([[1, 2]]), new Error('x'),
  bot, bot.entity, bot.heldItem, bot.chat,
]`
