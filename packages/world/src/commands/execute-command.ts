import type { CommandAnswer } from '../context/command.ts'
import { CommandError } from '../errors/command-error.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createCommandArguments } from './command-arguments.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import type { Branch } from './execute-part.ts'
import { executeParts } from './execute-parts.ts'

const usage =
  '/execute (as|at <targets> | positioned <pos> | align <axes> | facing (<pos> | entity <targets> (eyes|feet)) | rotated (as <targets> | <yaw> <pitch>) | in <dimension> | store (result|success) score <targets> <objective> | if|unless (block <pos> <block> | entity <targets> | score <target> <objective> matches <range>))* run <command>'

// As many as a server can run in a tick without being noticed.
const mostSources = 1000

/** Runs a command as somebody else, somewhere else, or on conditions, and keeps its outcome. */
export const executeCommand: CommandDefinition = {
  usage,
  run(use) {
    const { world, args, player } = use
    let branches: readonly Branch[] = [{ ...use.origin, self: use.self, stores: [] }]
    // Scores are told of failures too, and branches that a condition ended are among them.
    let stores: Branch['stores'] = []
    while (args.left > 0) {
      const word = args.word()
      if (word === 'run') return runAll(use, branches)
      const part = Object.hasOwn(executeParts, word) ? executeParts[word] : undefined
      if (!part) throw new CommandError(`Incorrect argument for command: ${word}<--[HERE], use ${usage}`)
      const words = Array.from({ length: part.words(args) }, () => args.word())
      branches = branches.flatMap((branch) => {
        const self = branch.self ?? player
        const reader = createCommandArguments(world, { words, self, origin: branch, usage })
        const changed = part.change({ branch, args: reader, use })
        reader.end()
        return changed
      })
      stores = branches[0]?.stores ?? stores
      if (branches.length > mostSources)
        throw new CommandError(`Too many targets (maximum ${mostSources}, found ${branches.length})`)
    }
    const count = branches.length
    keep(world, stores, { isSuccess: count > 0, result: count })
    if (count === 0) throw new CommandError('Test failed')
    return { text: `Test passed, count: ${count}`, result: count }
  },
}

function runAll({ world, args }: CommandUse, branches: readonly Branch[]): CommandAnswer {
  const line = args.text()
  let answer: CommandAnswer = { text: undefined, result: 0 }
  let failure: string | undefined
  let done = 0
  for (const branch of branches) {
    const { self } = branch
    const reply = world.commands.run(self?.kind === 'player' ? self : undefined, line, { ...branch })
    keep(world, branch.stores, reply)
    if (reply.isSuccess) {
      done += 1
      answer = { text: reply.text ?? answer.text, result: reply.result }
    } else failure = reply.text
  }
  if (done === 0 && failure !== undefined) throw new CommandError(failure)
  return answer
}

function keep(
  { commands }: WorldContext,
  stores: Branch['stores'],
  { isSuccess, result }: { readonly isSuccess: boolean; readonly result: number },
): void {
  for (const { kind, holders, objective } of stores) {
    const value = kind === 'success' ? Number(isSuccess) : isSuccess ? Math.floor(result) : 0
    for (const holder of holders) commands.scores.get(objective)?.set(holder, value)
  }
}
