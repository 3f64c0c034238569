import { guestMembraneSource } from '../membrane/guest-membrane-source.ts'
import { guestPartSources } from '../membrane/guest-part-sources.ts'

/**
 * Script that starts the membrane in an isolate. `$0` is the host's channel, `$1` takes the answer of an entry, `$2` is
 * called every thousand turns of loops, `$3` is memory in which lines are noted; gives the one function that enters.
 *
 * Things the isolate would run on a thread and without a limit of its own goes first: callbacks of finalizers, tasks of
 * WebAssembly and of waiting on shared memory. Nothing that is thrown leaves an entry, because the host would read its
 * members, and a member may be a getter that never returns. For the same reason each entry rejects a promise of its
 * own: of the rejections nobody handled the engine reports the first one only, and this one holds nothing to read.
 *
 * Functions of lists and texts run to their end whatever the clock says, so they refuse what would take them for ever,
 * and are shown one length only.
 */
export const isolateBootSource: string = `
'use strict'
const send = $0, deliver = $1, look = $2
const notes = new Int32Array($3)
Object.defineProperty(globalThis, '$$line', { value: (number) => {
  notes[0] = number
  if (number < 1048576) notes[1] = number
} })
for (const name of ['FinalizationRegistry', 'WebAssembly', 'Atomics', 'SharedArrayBuffer', 'console']) delete globalThis[name]
const { stringify } = JSON
const NativePromise = Promise
const evaluate = eval
const { apply } = Reflect
const longestList = 2 ** 25, longestText = 2 ** 24, longestNumber = 2 ** 20, longestListing = 2 ** 20

// What says another length every time it is asked: accessors, and proxies, also of lists.
const proxies = new WeakSet()
const NativeProxy = Proxy
const { isArray } = Array
const { floor, min, max } = Math
const boundary = (value) => max(0, min(floor(+value) || 0, Number.MAX_SAFE_INTEGER))
globalThis.Proxy = new NativeProxy(NativeProxy, {
  construct(target, list) {
    const made = new NativeProxy(...list)
    proxies.add(made)
    return made
  },
})
NativeProxy.revocable = new NativeProxy(NativeProxy.revocable, {
  apply(target, self, list) {
    const made = apply(target, self, list)
    proxies.add(made.proxy)
    return made
  },
})

/** The list itself, or one in its place whose length stays what it is now. */
function pin(list, name, longest) {
  const length = boundary(list.length)
  if (length > longest) throw new RangeError('Too long for ' + name + '; use less at a time.')
  if (isArray(list) && !proxies.has(list)) return list
  const target = Object(list)
  return new NativeProxy(target, { get: (_, key) => (key === 'length' ? length : target[key]) })
}
function guard(owner, name, makeThis) {
  const native = owner[name]
  const guarded = { [name](...list) {
    if (this === null || this === undefined) return apply(native, this, list)
    const self = makeThis(this)
    const result = apply(native, self, list)
    return result === self ? this : result
  } }[name]
  Object.defineProperty(owner, name, { value: guarded, writable: true, configurable: true })
}
const unguarded = new Set(['constructor', 'length', 'push', 'pop', 'at', 'keys', 'values', 'entries'])
for (const name of Object.getOwnPropertyNames(Array.prototype))
  if (!unguarded.has(name)) guard(Array.prototype, name, (list) => pin(list, name, longestList))
for (const name of ['split', 'match', 'matchAll', 'replace', 'replaceAll'])
  guard(String.prototype, name, (text) => {
    if (text.length > longestText) throw new RangeError('Too long for ' + name + '; use less at a time.')
    return text
  })
const { from } = Array
Array.from = function (source, ...list) {
  if (source !== null && source !== undefined && boundary(source.length) > longestList) throw new RangeError('Too long for Array.from; use less at a time.')
  return apply(from, this, [source, ...list])
}
const { raw } = String
String.raw = function (template, ...list) {
  return apply(raw, this, [{ raw: pin(template.raw, 'String.raw', longestList) }, ...list])
}
const guardedBigInt = new NativeProxy(BigInt, {
  apply(target, self, list) {
    if (typeof list[0] === 'string' && list[0].length > longestNumber) throw new RangeError('Too long for BigInt; use fewer digits.')
    return apply(target, self, list)
  },
})
Object.defineProperty(globalThis, 'BigInt', { value: guardedBigInt, writable: true, configurable: true })
BigInt.prototype.constructor = guardedBigInt
// Powers of big integers are made in no time and printed for ever.
for (const [name, most] of [['$$base', 2n ** 1024n], ['$$exponent', 65536n]])
  Object.defineProperty(globalThis, name, { value: (side) => {
    if (typeof side === 'bigint' && (side > most || side < -most)) throw new RangeError('Too long for a power; use smaller numbers.')
    return side
  } })
// Members of a list become texts one by one, and nothing stops that.
const checkListing = (source, name) => {
  if (typeof source !== 'string' && !isArray(source) && !ArrayBuffer.isView(source)) return
  if (boundary(source.length) > longestListing) throw new RangeError('Too long for ' + name + '; use less at a time.')
}
Object.defineProperty(globalThis, '$$listed', { value: (source) => {
  checkListing(source, 'a list of its members')
  return source
} })
for (const [owner, name] of [[Object, 'keys'], [Object, 'values'], [Object, 'entries'], [Object, 'assign'], [Object, 'getOwnPropertyNames'], [Object, 'getOwnPropertyDescriptors'], [Reflect, 'ownKeys']]) {
  const native = owner[name]
  const guarded = { [name](...list) {
    for (const source of list) checkListing(source, name)
    return apply(native, this, list)
  } }[name]
  Object.defineProperty(owner, name, { value: guarded, writable: true, configurable: true })
}
// Lists within lists have lengths of their own; a loop of the language can be halted.
const flatten = (result, list, depth) => {
  for (let i = 0; i < list.length; i++) {
    if (!(i in list)) continue
    const item = list[i]
    if (depth > 0 && isArray(item)) flatten(result, item, depth - 1)
    else result[result.length] = item
  }
  return result
}
const own = {
  flat(depth = 1) { return flatten([], Object(this), floor(+depth) || 0) },
  flatMap(action, self) {
    if (typeof action !== 'function') throw new TypeError('flatMap needs a function.')
    const list = Object(this), result = []
    for (let i = 0; i < list.length; i++) {
      if (!(i in list)) continue
      const item = apply(action, self, [list[i], i, list])
      if (isArray(item)) flatten(result, item, 0)
      else result[result.length] = item
    }
    return result
  },
}
for (const name of ['flat', 'flatMap'])
  Object.defineProperty(Array.prototype, name, { value: own[name], writable: true, configurable: true })

let turnsLeft = 1000
Object.defineProperty(globalThis, '$$turn', { value: () => {
  turnsLeft -= 1
  if (turnsLeft > 0) return
  turnsLeft = 1000
  look()
} })

class SweptRegistry {
  #cells = []
  #limit = 500
  #release
  constructor(release) { this.#release = release }
  register(target, held) {
    this.#cells.push({ target: new WeakRef(target), held })
    if (this.#cells.length < this.#limit) return
    const cells = this.#cells
    this.#cells = cells.filter(({ target }) => target.deref() !== undefined)
    this.#limit = this.#cells.length * 2 + 500
    for (const { target, held } of cells) if (target.deref() === undefined) this.#release(held)
  }
}
const channel = (operation, id, member, payload) => {
  try {
    return send(operation, id, member, payload)
  } catch {
    throw new RangeError('The stack is too deep for a call of the game.')
  }
}
const api = (function (FinalizationRegistry) {
  return ${guestMembraneSource}
})(SweptRegistry)(channel, (id, member) => channel('get', id, member, ''), ${guestPartSources.join(', ')})

function describe(error) {
  try {
    const isObject = typeof error === 'object' && error !== null
    if (!isObject) return { name: 'Error', message: String(error), stack: '' }
    return { name: String(error.name ?? 'Error'), message: String(error.message), stack: String(error.stack ?? '') }
  } catch {
    return { name: 'Error', message: 'an error that cannot be described', stack: '' }
  }
}
const refuse = (_, reject) => reject()
let lowered
return (entry, text, fileName) => {
  lowered = new NativePromise(refuse)
  try {
    const result = entry === 'evaluate' ? void evaluate(text + '\\n//# sourceURL=' + fileName) : api[entry](text)
    deliver(typeof result === 'string' ? 'r' + result : 'u')
  } catch (error) {
    deliver('x' + stringify(describe(error)))
  }
}`
