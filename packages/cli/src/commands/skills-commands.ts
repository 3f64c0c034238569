import type { Command } from './command.ts'
import { groupCommand, type CommandHelp } from './group-command.ts'

type SkillCommandName = Extract<Command['name'], `skills ${string}`>

/** Actions on a skill library. */
export const skillsCommands: readonly Command[] = [
  skillsCommand('skills list', {
    words: '',
    summary: 'every skill with its version and record',
    examples: ['voyager skills list --run runs/first'],
  }),
  skillsCommand('skills show', {
    words: '<NAME>',
    summary: 'source and facts of a skill',
    examples: ['voyager skills show craftIronPickaxe --run runs/first'],
  }),
  skillsCommand('skills search', {
    words: '<WORDS...>',
    summary: 'skills that the agent would be shown for a task',
    examples: ['voyager skills search "smelt iron" --skills library'],
  }),
  skillsCommand('skills import', {
    words: '<PLACE>',
    summary: 'take in a bundle (.json), one a line (.ndjson), a folder of the original, or SKILL.md folders',
    examples: ['voyager skills import ckpt/skill --skills library'],
  }),
  skillsCommand('skills export', {
    words: '<PLACE>',
    summary: 'write a bundle (.json), one a line (.ndjson), or a folder in the shape of --as',
    examples: ['voyager skills export first.json --run runs/first'],
  }),
  skillsCommand('skills verify', {
    words: '',
    summary: 'check hashes, syntax and dependencies',
    examples: ['voyager skills verify --run runs/first'],
  }),
  skillsCommand('skills rollback', {
    words: '<NAME> <VERSION>',
    summary: 'put an older version into use',
    examples: ['voyager skills rollback craftIronPickaxe 1 --run runs/first'],
  }),
  skillsCommand('skills retire', {
    words: '<NAME> [REASON...]',
    summary: 'take a skill out of retrieval',
    examples: ['voyager skills retire craftIronPickaxe "Too slow." --run runs/first'],
  }),
]

function skillsCommand(name: SkillCommandName, help: CommandHelp): Command {
  return groupCommand(name, { ...help, load: async () => (await import('./run-skills.ts')).runSkills })
}
