import { openLibrary } from '../skills/open-library.ts'
import { exportSkills } from '../skills/export-skills.ts'
import { importSkills } from '../skills/import-skills.ts'
import { listSkills, searchSkills, showSkill, verifySkills } from '../skills/read-skills.ts'
import type { RunSkillAction } from '../skills/skill-action.ts'
import { retireSkill, rollbackSkill } from '../skills/tend-skills.ts'
import type { ExitCode } from '../faults/exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command, CommandInput } from './command.ts'

/** `voyager skills ACTION`. */
export async function runSkills(
  name: Extract<Command['name'], `skills ${string}`>,
  { input, terminal }: { readonly input: CommandInput; readonly terminal: Terminal },
): Promise<ExitCode> {
  const { words, settings } = input
  const { act, access, mayBeNew = false } = actions[name]
  const library = await openLibrary(settings, { access, mayBeNew, onNotice: terminal.warn })
  try {
    return await act({ library, words, settings, say: terminal.say })
  } finally {
    await library.close()
  }
}

interface Action {
  readonly act: RunSkillAction
  readonly access: 'read' | 'write'
  readonly mayBeNew?: boolean
}

const actions: Readonly<Record<Extract<Command['name'], `skills ${string}`>, Action>> = {
  'skills list': { act: listSkills, access: 'read' },
  'skills show': { act: showSkill, access: 'read' },
  'skills search': { act: searchSkills, access: 'read' },
  'skills import': { act: importSkills, access: 'write', mayBeNew: true },
  'skills export': { act: exportSkills, access: 'read' },
  'skills verify': { act: verifySkills, access: 'read' },
  'skills rollback': { act: rollbackSkill, access: 'write' },
  'skills retire': { act: retireSkill, access: 'write' },
}
