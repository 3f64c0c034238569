/** Does the work, and closes what it was done with when it fails. */
export function closingOnError<Value>(close: () => void, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    close()
    throw error
  }
}
