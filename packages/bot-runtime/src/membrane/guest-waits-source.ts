/**
 * Guest script: gives an instrumented program the functions that it calls at each wait, and knows which line waits. A
 * function of `{ promises, noteLine }`; returns `{ lastLine }`.
 */
export const guestWaitsSource: string = `(function (parts) {
'use strict'
const { promises, noteLine } = parts
const { apply } = Reflect
// What the program awaits: the line of each wait, and its number, which is higher the later its statement began.
const awaited = new Set()
let waits = 0
const lineCell = globalThis.$$line
const note = typeof lineCell === 'function' ? lineCell : (line) => { lineCell[0] = lineCell[1] = line }

const aids = {
  track: promises.track,
  wrap: (action) => function (...list) { return promises.track(apply(action, this, list)) },
  at(line) {
    const wait = { line, number: ++waits }
    return (value) => {
      if (!promises.isPromise(value)) return value
      awaited.add(wait)
      const end = (action) => (result) => {
        awaited.delete(wait)
        note(line)
        action(result)
      }
      return { then: (resolve, reject) => void value.then(end(resolve), end((reason) => reject(noteLine(reason, line)))) }
    }
  },
}
for (const name of Object.keys(aids)) Object.defineProperty(globalThis, '$$' + name, { value: aids[name] })

return {
  // The line of the wait within all others; those of skills have none.
  lastLine() {
    let last = { line: '', number: 0 }
    for (const wait of awaited) if (wait.number > last.number) last = wait
    return '' + last.line
  },
}
})`
