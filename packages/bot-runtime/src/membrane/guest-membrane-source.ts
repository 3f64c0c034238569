/**
 * Guest script: the guest side of the membrane. A function of the host channel, its short cut for reads, the `Vec3`
 * class, the promise tracker and the scripts of errors, globals, cells and waits; returns the entry points. Only JSON text
 * and primitives pass; no host object is ever reachable from here.
 */
export const guestMembraneSource: string = `(function (send, sendRead, Vec3, promises, makeErrors, makeGlobals, makeCells, makeWaits) {
'use strict'
const { parse, stringify } = JSON
// Whether the guest looked at anything of the host since it was last set.
const watch = { looked: false }
// Requests that the host is carrying out, one within the other.
let asked = 0
const channel = (operation, id, member, payload) => {
  watch.looked = true
  asked++
  try {
    return send(operation, id, member, payload)
  } finally {
    asked--
  }
}
// What functions of the guest gave to the host, which reads it once the jobs of the guest are done: none of them may have it tidied up.
const given = []
const forgetGiven = () => { if (asked === 0) given.length = 0 }
const readMember = (id, member) => {
  watch.looked = true
  return sendRead(id, member)
}
const { makeError, describe, noteLine } = makeErrors((value) => globals.show(value))
const { isArray } = Array
const { keys, create, getPrototypeOf, prototype: plain } = Object
const local = new Set(Object.getOwnPropertyNames(plain))
const handles = new WeakMap()
const callbacks = new Map()
const callbackIds = new WeakMap()
const waiting = new Map()
const standIns = new Map()
const functions = new Map()
let serial = 0
const released = new FinalizationRegistry((id) => {
  if (standIns.get(id)?.deref() === undefined) {
    standIns.delete(id)
    channel('release', id, '', '')
  }
})

function decode(wire) {
  if (typeof wire !== 'object' || wire === null) return wire
  switch (wire[0]) {
    case 'u': return undefined
    case 'n': return +wire[1]
    case 'v': return new Vec3(decode(wire[1]), decode(wire[2]), decode(wire[3]))
    case 'a': {
      const list = []
      for (let i = 1; i < wire.length; i++) list[i - 1] = decode(wire[i])
      return list
    }
    case 'h': return standInFor(wire[1])
    case 't': return Vec3
    case 'f': return functionFor(wire[1], '', wire[2])
    case 'c': return callbacks.get(wire[1])
    case 'p': return new Promise((resolve, reject) => waiting.set(wire[1], { resolve, reject, error: new Error('') }))
    case 'e': return makeError(wire[1])
  }
}

function encode(value, depth) {
  switch (typeof value) {
    case 'string': case 'boolean': return value
    case 'number': return value - value === 0 ? value : ['n', String(value)]
    case 'bigint': return Number(value)
    case 'undefined': return ['u']
    case 'symbol': throw new TypeError('A symbol cannot leave the program; pass text or a number.')
    case 'function': {
      const known = handles.get(value)
      if (known !== undefined) return known
      let id = callbackIds.get(value)
      if (id === undefined) {
        id = ++serial
        callbackIds.set(value, id)
        callbacks.set(id, value)
      }
      return ['c', id]
    }
  }
  if (value === null) return null
  const known = handleOf(value)
  if (known !== undefined) return known
  if (value instanceof Vec3) return ['v', encode(+value.x), encode(+value.y), encode(+value.z)]
  if (depth > 8) throw new TypeError('The value is nested too deeply to leave the program; pass a flatter one.')
  if (isArray(value)) {
    const wire = ['a']
    for (let i = 0; i < value.length; i++) wire[i + 1] = encode(value[i], depth + 1)
    return wire
  }
  if (value instanceof Error) return ['e', describe(value)]
  if (typeof value.then === 'function') {
    const id = ++serial
    Promise.resolve(value).then(
      (result) => channel('settle', id, 'ok', encodeText(result)),
      (reason) => channel('settle', id, 'failed', stringify(describe(reason))),
    )
    return ['p', id]
  }
  const record = create(null)
  for (const key of keys(value)) record[key] = encode(value[key], depth + 1)
  return ['o', record]
}
const encodeText = (value) => stringify(encode(value, 0))

function receive(reply) {
  if (typeof reply !== 'string') return reply
  const text = reply.slice(1)
  switch (reply[0]) {
    case 's': return text
    case 'j': return decode(parse(text))
    case 'x': throw makeError(parse(text))
  }
}
const encodeArguments = (list) => {
  const wire = []
  for (let i = 0; i < list.length; i++) wire[i] = encode(list[i], 0)
  return stringify(wire)
}

function functionFor(id, member, name) {
  const key = id + ' ' + member
  let stub = functions.get(key)
  if (stub === undefined) {
    stub = function (...list) {
      return receive(channel(new.target === undefined ? 'call' : 'construct', id, member, encodeArguments(list)))
    }
    Object.defineProperty(stub, 'name', { value: name })
    functions.set(key, stub)
    if (member === '') handles.set(stub, ['f', id, name])
  }
  return stub
}

const no = () => false
const frozen = {
  defineProperty: no, deleteProperty: no, setPrototypeOf: no, preventExtensions: no, getPrototypeOf: () => plain,
}
function standInFor(id) {
  const known = standIns.get(id)?.deref()
  if (known !== undefined) return known
  const constants = new Map()
  const read = (key) => {
    if (constants.has(key)) return constants.get(key)
    const reply = readMember(id, key)
    if (typeof reply !== 'string') return reply
    const value = reply[0] === 'm' ? functionFor(id, key, key)
      : reply[0] === 'k' ? decode(parse(reply.slice(1))) : receive(reply)
    if (reply[0] === 'm' || reply[0] === 'k') constants.set(key, value)
    return value
  }
  const standIn = new Proxy({}, {
    get(target, key) {
      if (typeof key === 'symbol' || key === 'then' || key === 'toJSON') return target[key]
      if (!local.has(key)) return read(key)
      // Objects of the game that say themselves how they are written do so here too.
      return (key === 'toString' ? read(key) : undefined) ?? target[key]
    },
    set(target, key, value) {
      if (typeof key === 'symbol') throw new TypeError('A symbol cannot leave the program; pass text or a number.')
      receive(channel('set', id, key, encodeText(value)))
      return true
    },
    has(target, key) { return typeof key === 'string' && channel('has', id, key, '') === true },
    ownKeys() { return receive(channel('keys', id, '', '')) },
    getOwnPropertyDescriptor(target, key) {
      if (typeof key !== 'string' || channel('has', id, key, '') !== true) return undefined
      return { value: read(key), enumerable: true, configurable: true, writable: true }
    },
    ...frozen,
  })
  standIns.set(id, new WeakRef(standIn))
  handles.set(standIn, ['h', id])
  released.register(standIn, id)
  return standIn
}

const call = (wire, member, list) => receive(channel('call', wire[1], member, encodeArguments(list)))
const cells = makeCells({ Vec3, parse, stringify, describe, call, callbacks, watch })
const handleOf = (value) => handles.get(value) ?? handles.get(value[cells.reveal])
const globals = makeGlobals({ channel, receive, describe, Vec3, handleOf, nextId: () => ++serial })

const waits = makeWaits({ promises, noteLine })

return {
  globals(text) {
    const wire = parse(text)
    for (const name of keys(wire)) globalThis[name] = decode(wire[name])
  },
  callback(text) {
    const [id, ignoresResult, ...list] = parse(text)
    const action = callbacks.get(id)
    forgetGiven()
    try {
      const result = action(...list.map(decode))
      if (!ignoresResult) given[given.length] = result
      return ignoresResult ? '["u"]' : encodeText(result)
    } catch (error) {
      return 'x' + stringify(describe(error))
    }
  },
  cells: cells.ask,
  settle(text) {
    const [id, ok, wire] = parse(text)
    forgetGiven()
    const promise = waiting.get(id)
    waiting.delete(id)
    if (promise === undefined) return
    if (ok) return promise.resolve(decode(wire))
    const error = makeError(wire)
    if (wire.thrown === undefined) error.stack = promise.error.stack
    promise.reject(error)
  },
  timer: (text) => globals.timer(+text),
  start(name) {
    const main = globalThis.$$main
    if (typeof main !== 'function') throw new ReferenceError('The program declares no function ' + name + '; declare it as an async function')
    const done = (error) => channel('done', 0, '', error === undefined ? '' : stringify(describe(error.reason)))
    Promise.resolve()
      .then(() => main(globalThis.bot))
      .then(() => done(), (reason) => done({ reason }))
  },
  waiting: waits.lastLine,
  unhandled() {
    const reasons = promises.rejected()
    return reasons.length === 0 ? undefined : stringify(describe(reasons[0]))
  },
}
})`
