import type { Command } from './command.ts'
import { evaluationCommands } from './evaluation-commands.ts'
import { fleetCommands } from './fleet-commands.ts'
import { runCommands } from './run-commands.ts'
import { skillsCommands } from './skills-commands.ts'
import { surroundingCommands } from './surrounding-commands.ts'

/** Every command, in the order of the help. */
export const allCommands: readonly Command[] = [
  ...runCommands,
  ...evaluationCommands,
  ...skillsCommands,
  ...fleetCommands,
  ...surroundingCommands,
]
