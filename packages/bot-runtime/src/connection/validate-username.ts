import { InvalidArgumentError } from '@voyager-mc/core'

// What every server accepts; a name with a space is dropped by some without a word.
const validName = /^\w{1,16}$/

/** Throws `InvalidArgumentError` unless the name is 1 to 16 letters, digits or underscores. */
export function validateUsername(username: string): void {
  if (validName.test(username)) return
  throw new InvalidArgumentError(
    'username',
    username,
    'use 1 to 16 letters, digits or underscores, such as voyager_1.',
  )
}
