/** Runs actions one after another, in the order they were asked for; a failed one does not stop the next. */
export type Exclusive = <Result>(action: () => Promise<Result>) => Promise<Result>

export function createExclusive(): Exclusive {
  let last: Promise<unknown> = Promise.resolve()
  return (action) => {
    const next = last.then(action, action)
    last = next.catch(() => undefined)
    return next
  }
}
