import type { CommandDefinition } from './define-command.ts'

/** Shows the world's seed. */
export const seedCommand: CommandDefinition = {
  usage: '/seed',
  run({ world, args }) {
    args.end()
    return `Seed: [${world.seed}]`
  },
}
