import { difficulties } from '../context/difficulty.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'

/** Shows or changes the difficulty. */
export const difficultyCommand: CommandDefinition = {
  usage: '/difficulty [peaceful|easy|normal|hard]',
  run({ world, args }) {
    if (args.left === 0) return `The difficulty is ${titled(world.difficulty)}`
    const difficulty = args.choice(difficulties)
    args.end()
    if (difficulty === world.difficulty) {
      throw new CommandError(`The difficulty did not change; it is already set to ${difficulty}`)
    }
    world.difficulty = difficulty
    const onWire = difficulties.indexOf(difficulty)
    world.broadcast('difficulty', { difficulty: onWire, difficultyLocked: false })
    return `The difficulty has been set to ${titled(difficulty)}`
  },
}

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
