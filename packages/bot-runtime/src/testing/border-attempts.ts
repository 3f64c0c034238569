import { botMembers } from '../border/bot-members.ts'
import { gameKinds } from '../border/game-kinds.ts'
import type { CallMember, Member } from '../border/member.ts'
import { pluginMembers } from '../border/plugin-kinds.ts'
import { gameClasses } from '../border/program-globals.ts'
import { extremeValues } from './extreme-values.ts'
import { fieldsOf, kindExpressions, sampleOf } from './sample-of.ts'
import type { SandboxAttempt } from './sandbox-attempt.ts'

const kinds: readonly { readonly name: string; readonly members: Readonly<Record<string, Member>> }[] = [
  { name: 'bot', members: botMembers },
  ...Object.values(pluginMembers),
  ...gameKinds,
]

/** A member is tried with some sixty values in each of its places. */
const onStage = {
  limits: { hostCalls: 100_000, pendingCalls: 10_000, wallMs: 20_000 },
  expect: 'completed',
} as const

/** Every row of the border's table against every extreme value: what reaches the host must be within its bounds. */
export const borderAttempts: readonly SandboxAttempt[] = [
  ...kinds.flatMap(({ name, members }) =>
    Object.entries(members).flatMap(([member, row]) => attemptsOf(name, member, row)),
  ),
  ...Object.entries(gameClasses).map(([name, row]) => ({
    name: `constructs ${name} with extreme arguments`,
    body: tryArguments(`new ${name}`, row),
    ...onStage,
  })),
  ...kinds.map(({ name }) => ({
    name: `reads all of ${name}`,
    body: readEverything(kindExpressions[name] ?? 'undefined'),
    ...onStage,
  })),
]

function attemptsOf(kind: string, member: string, row: Member): readonly SandboxAttempt[] {
  const target = kindExpressions[kind] ?? 'undefined'
  switch (row.use) {
    case 'read':
      return []
    case 'call':
      return [
        {
          name: `calls ${kind}.${member} with extreme arguments`,
          body: tryArguments(`${target}[${JSON.stringify(member)}]`, row),
          // A text that is no command may be said as often as one likes, until the log is full.
          ...onStage,
          ...(row.isChat && { expect: ['completed', 'log'] as const }),
        },
      ]
    case 'setting':
      return [
        {
          name: `sets ${kind}.${member} to extreme values`,
          body: `${extremeValues}\nfor (const value of extremes) try { ${target}.${member} = value } catch {}`,
          ...onStage,
        },
      ]
    case 'refused':
      return [
        {
          name: `reads and calls ${kind}.${member}, which is refused`,
          body: `await ${target}.${member}('x')`,
          expect: 'failed',
          says: /rule: no-/,
        },
      ]
  }
}

/** Source that calls with an extreme value in every place and every field, and with far too many arguments. */
function tryArguments(callee: string, { takes }: CallMember): string {
  const samples = Object.values(takes).map(sampleOf)
  const fields = Object.values(takes).map((type) => JSON.stringify(fieldsOf(type)))
  return `${extremeValues}
const samples = [${samples.join(', ')}], fields = [${fields.join(', ')}]
const pending = []
const attemptWith = (list) => { try { pending.push(${callee}(...list)) } catch {} }
attemptWith([]); attemptWith(samples); attemptWith([...samples, ...extremes])
for (let place = 0; place < samples.length; place++)
  for (const value of extremes) {
    attemptWith(samples.map((sample, at) => (at === place ? value : sample)))
    for (const field of fields[place])
      attemptWith(samples.map((sample, at) => (at === place ? { ...sample, [field]: value } : sample)))
  }
for (const work of pending) if (work instanceof Promise) work.catch(() => {})
await bot.waitForTicks(1)`
}

/** Source that reads an object in every way a program can. */
function readEverything(target: string): string {
  return `const it = ${target}
const keys = Object.keys(it)
for (const key of keys) { it[key]; key in it; Object.getOwnPropertyDescriptor(it, key) }
const texts = [\`\${it}\`, String(it), it + '', Object.prototype.toString.call(it)]
if (texts.some((text) => typeof text !== 'string')) throw 1
console.log(it); console.log([it]); console.log({ it: 1 })
try { JSON.stringify(it) } catch (error) { if (!/circular/i.test(error.message)) throw error }
const copy = { ...it }
for (const symbol of Object.getOwnPropertySymbols(Symbol.prototype).concat(Symbol.iterator)) it[symbol]
if (copy.constructor !== Object) throw 2`
}
