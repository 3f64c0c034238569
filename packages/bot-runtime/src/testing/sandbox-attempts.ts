import type { Program } from '@voyager-mc/core'
import { escapeAttempts } from './escape-attempts.ts'
import { exhaustionAttempts } from './exhaustion-attempts.ts'
import { forbiddenAttempts } from './forbidden-attempts.ts'
import { attemptPrelude, type SandboxAttempt } from './sandbox-attempt.ts'

/** All attempts of the suite `testProgramRunner`, for tests of a whole environment. */
export const sandboxAttempts: readonly SandboxAttempt[] = [
  ...escapeAttempts,
  ...forbiddenAttempts,
  ...exhaustionAttempts,
]

/** An attempt as a program that stands alone; it logs a line with `ESCAPED` when it got out. */
export function programOfAttempt({ body }: Pick<SandboxAttempt, 'body'>): Program {
  return { name: 'main', source: `${attemptPrelude}\nasync function main(bot) {\n${body}\n}` }
}
