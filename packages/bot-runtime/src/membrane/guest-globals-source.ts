/**
 * Guest script: `console`, timers and microtasks, which the engine does not have. A function of
 * `{ channel, receive, describe, handleOf, nextId, Vec3 }`; returns the entry point for timers and `show`.
 */
export const guestGlobalsSource: string = `(function (parts) {
'use strict'
const { channel, receive, describe, handleOf, nextId, Vec3 } = parts
const { stringify } = JSON
const timers = new Map()

function show(value) {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.name + ': ' + value.message
  if (value instanceof Vec3) return value.toString()
  if (typeof value === 'object' && value !== null) {
    try {
      const handle = handleOf(value)
      if (handle !== undefined) return receive(channel('describe', handle[1], '', ''))
      return stringify(value) ?? String(value)
    } catch {
      return '[object]'
    }
  }
  return String(value)
}

const startTimer = (repeat) => (action, delay, ...list) => {
  if (typeof action !== 'function') throw new TypeError('A timer needs a function; pass one as the first argument.')
  const id = nextId()
  timers.set(id, { action, list, repeat })
  receive(channel('timer', id, repeat ? 'repeat' : 'once', String(+delay || 0)))
  return id
}
const stopTimer = (id) => {
  if (timers.delete(id)) channel('stop-timer', id, '', '')
}
const levels = { debug: 'debug', trace: 'debug', log: 'info', info: 'info', dir: 'info', table: 'info', warn: 'warn', error: 'error' }
const console = {}
for (const name of Object.keys(levels)) {
  console[name] = (...list) => void receive(channel('log', 0, levels[name], list.map(show).join(' ')))
}
const setTimeout = startTimer(false)
Object.assign(globalThis, {
  Vec3, console, setTimeout,
  setInterval: startTimer(true),
  setImmediate: (action, ...list) => setTimeout(action, 0, ...list),
  clearTimeout: stopTimer, clearInterval: stopTimer, clearImmediate: stopTimer,
  queueMicrotask: (action) => void Promise.resolve().then(() => action()),
})

return {
  show,
  timer(id) {
    const timer = timers.get(id)
    if (timer === undefined) return
    if (!timer.repeat) timers.delete(id)
    try {
      timer.action(...timer.list)
    } catch (error) {
      channel('uncaught', 0, '', stringify(describe(error)))
    }
  },
}
})`
