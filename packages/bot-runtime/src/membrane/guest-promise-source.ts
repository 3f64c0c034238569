/**
 * Guest script: replaces `Promise` by a subclass that knows which rejections nobody waits for. The engine has no such
 * notice of its own. Because its constructor differs from the built-in one, `await` calls its `then`, so waiting is
 * seen too. Evaluates to `{ track, rejected }`: `rejected` lists unhandled reasons, oldest first.
 */
export const guestPromiseSource: string = `(function () {
'use strict'
const Native = Promise
const nativeThen = Native.prototype.then
const apply = Reflect.apply
const soon = (job) => apply(nativeThen, Native.resolve(), [job])
const unhandled = new Map()
const handled = new WeakSet()
class TrackedPromise extends Native {
  constructor(executor) {
    let self
    let early
    let settled = false
    const reject = (fulfil, refuse, reason) => {
      if (self === undefined) early = { reason }
      else if (!handled.has(self)) unhandled.set(self, reason)
      refuse(reason)
    }
    super((fulfil, refuse) => {
      const refuseOnce = (reason) => {
        if (settled) return
        settled = true
        reject(fulfil, refuse, reason)
      }
      const resolve = (value) => {
        if (settled) return
        settled = true
        let then
        if (value !== null && (typeof value === 'object' || typeof value === 'function')) {
          try {
            if (value === self) throw new TypeError('A promise cannot wait for itself')
            then = value.then
          } catch (error) {
            return reject(fulfil, refuse, error)
          }
        }
        if (typeof then !== 'function') return fulfil(value)
        soon(() => {
          let done = false
          try {
            apply(then, value, [
              (result) => { if (!done) { done = true; settled = false; resolve(result) } },
              (reason) => { if (!done) { done = true; reject(fulfil, refuse, reason) } },
            ])
          } catch (error) {
            if (!done) { done = true; reject(fulfil, refuse, error) }
          }
        })
      }
      try {
        executor(resolve, refuseOnce)
      } catch (error) {
        refuseOnce(error)
      }
    })
    self = this
    if (early !== undefined) unhandled.set(this, early.reason)
  }
  then(onFulfilled, onRejected) {
    handled.add(this)
    unhandled.delete(this)
    return super.then(onFulfilled, onRejected)
  }
}
Object.defineProperty(TrackedPromise, 'name', { value: 'Promise' })
globalThis.Promise = TrackedPromise
return {
  track: (promise) =>
    promise instanceof TrackedPromise
      ? promise
      : new TrackedPromise((resolve, reject) => void apply(nativeThen, promise, [resolve, reject])),
  isPromise: (value) => value instanceof Native,
  rejected: () => [...unhandled.values()],
}
})()`
