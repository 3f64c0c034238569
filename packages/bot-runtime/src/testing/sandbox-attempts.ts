import type { Program } from '@voyager-mc/core'
import { blockingAttempts } from './blocking-attempts.ts'
import { borderAttempts } from './border-attempts.ts'
import { escapeAttempts } from './escape-attempts.ts'
import { exhaustionAttempts } from './exhaustion-attempts.ts'
import { forbiddenAttempts } from './forbidden-attempts.ts'
import { nativeAttempts } from './native-attempts.ts'
import { attemptPrelude, type SandboxAttempt } from './sandbox-attempt.ts'

/** All attempts of the suite `testProgramRunner`, for tests of a whole environment. */
export const sandboxAttempts: readonly SandboxAttempt[] = [
  ...escapeAttempts,
  ...forbiddenAttempts,
  ...exhaustionAttempts,
  ...blockingAttempts,
  ...borderAttempts,
  ...nativeAttempts,
]

/** An attempt as a program that stands alone; it logs a line with `ESCAPED` when it got out. */
export function programOfAttempt({ body, before = '' }: Pick<SandboxAttempt, 'body' | 'before'>): Program {
  return { name: 'main', source: `${attemptPrelude}\n${before}\nasync function main(bot) {\n${body}\n}` }
}
