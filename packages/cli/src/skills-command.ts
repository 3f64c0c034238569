import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { SkillNotice } from '@voyager-mc/skill-library'
import { primitiveNames } from '@voyager-mc/voyager/preset'
import type { CommandArguments } from './command-arguments.ts'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { loadOptional } from './load-optional.ts'
import { listSkills, searchSkills, showSkill, verifySkills } from './read-skills.ts'
import { exportSkills } from './export-skills.ts'
import { importSkills } from './import-skills.ts'
import type { RunSkillAction } from './skill-action.ts'

/** `voyager skills ACTION`: looks into a skill library and keeps it in order. */
export const skillsCommand: Command = {
  name: 'skills',
  words: 'ACTION',
  summary: 'look into a skill library, move skills, and keep them in order',
  details: [
    'list                    every skill with its version and record',
    'show NAME               source and facts of a skill',
    'search WORDS            what the agent would be shown for a task',
    'import FILE|DIR         a bundle (.json), another library (.db), SKILL.md folders, or a folder of the original',
    'export FILE|DIR         a bundle (.json), or a folder in the shape of --as (original)',
    'verify                  hashes, syntax, dependencies',
    'rollback NAME VERSION   put an older version into use',
    'retire NAME REASON      take a skill out of retrieval',
  ],
  examples: [
    'voyager skills list --run runs/first',
    'voyager skills search "smelt iron" --skills library',
    'voyager skills export first.json --run runs/first',
  ],
  flags: {
    skills: { value: 'DIR', summary: 'the library' },
    run: { value: 'DIR', summary: 'the library of this run' },
    limit: { value: 'N', summary: 'skills that search finds (5)' },
    as: { value: 'original|skill-md', summary: 'shape of an exported folder (original)' },
    'on-conflict': {
      value: 'keep-mine|take-theirs|better-record|rename',
      summary: 'what wins where both have a skill of a name (take-theirs, better-record for a library)',
    },
    'dry-run': { summary: 'say what import or export would do, and change nothing' },
  },
  subcommands: ['list', 'show', 'search', 'import', 'export', 'verify', 'rollback', 'retire'],
  run: async (input, { say, complain }) => {
    const [name = '', ...words] = input.words
    const action = actions.get(name)
    if (action === undefined)
      throw new InvalidArgumentError('action', name, `use one of ${[...actions.keys()].join(', ')}.`)
    const directory = findLibrary(input, { mayBeNew: name === 'import' })
    const { openSkillLibrary } = await loadOptional(
      '@voyager-mc/skill-library',
      () => import('@voyager-mc/skill-library'),
    )
    // Looking must not disturb a run that is writing.
    const access = ['import', 'rollback', 'retire'].includes(name) ? 'write' : 'read'
    const onNotice = ({ message }: SkillNotice): void => {
      complain(message)
    }
    const library = await openSkillLibrary(directory, {
      access,
      onNotice,
      ...(name === 'import' && { reservedNames: await primitiveNames() }),
    })
    try {
      return await action({ library, words, input, say })
    } finally {
      await library.close()
    }
  },
}

const actions: ReadonlyMap<string, RunSkillAction> = new Map<string, RunSkillAction>([
  ['list', listSkills],
  ['show', showSkill],
  ['search', searchSkills],
  ['import', importSkills],
  ['export', exportSkills],
  ['verify', verifySkills],
  [
    'rollback',
    async ({ library, words, say }) => {
      const [name = '', version = ''] = words
      if (!/^[1-9]\d*$/.test(version))
        throw new InvalidArgumentError('VERSION', version, 'write voyager skills rollback NAME VERSION.')
      const skill = await library.rollback(name, Number(version))
      say(`${skill.name} is at version ${skill.version} again.`)
      return exitCodes.done
    },
  ],
  [
    'retire',
    async ({ library, words, say }) => {
      const [name = '', ...reason] = words
      if (name === '')
        throw new InvalidArgumentError('NAME', name, 'write voyager skills retire NAME REASON.')
      const record = await library.retire(name, reason.join(' ') || 'Retired by hand.')
      say(`${record.name} is ${record.status}.`)
      return exitCodes.done
    },
  ],
])

function findLibrary(input: CommandArguments, { mayBeNew }: { readonly mayBeNew: boolean }): string {
  const run = input.text('run')
  const directory = input.text('skills') ?? (run === undefined ? undefined : join(run, 'skill'))
  if (directory === undefined)
    throw new InvalidArgumentError(
      '--skills',
      '',
      'pass --skills DIR, or --run DIR for the library of a run.',
    )
  if (!mayBeNew && !existsSync(directory))
    throw new InvalidArgumentError('--skills', directory, 'name a directory that holds a skill library.')
  return directory
}
