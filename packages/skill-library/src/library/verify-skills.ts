import { InvalidArgumentError } from '@voyager-mc/core'
import { hashSource } from '../record/hash-source.ts'
import { resolveProgram } from '../compose/resolve-program.ts'
import type { SkillFinding, VerifyOptions } from './managed-skill-library.ts'
import type { LibraryState } from './library-state.ts'
import type { SkillCatalog } from './skill-catalog.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Checks what is kept and every skill in use: damage, syntax, dependencies, and whether another one has its source. */
export function verifySkills(
  { catalog, problems }: Pick<LibraryState, 'catalog' | 'problems'>,
  { knownNames, signal }: VerifyOptions = {},
): readonly SkillFinding[] {
  const findings: SkillFinding[] = problems().map(({ skill = '', message }) => ({
    skill,
    type: 'damaged',
    message,
  }))
  const bodies = new Map<string, string>()
  const known = knownNames === undefined ? undefined : new Set([...knownNames, ...languageNames])
  for (const record of catalog.all()) {
    signal?.throwIfAborted()
    findings.push(...verifySkill(record, catalog, known))
    const body = hashSource(withoutName(record))
    const twin = bodies.get(body)
    if (twin === undefined) bodies.set(body, record.name)
    else findings.push(finding(record, 'duplicate-source', `It has the same source as ${twin}.`))
  }
  return findings
}

const languageNames = [
  'Array Boolean Date Error Infinity JSON Map Math NaN Number Object Promise RangeError RegExp Set String',
  'Symbol TypeError WeakMap WeakSet BigInt Float32Array Float64Array Uint8Array Int32Array isFinite isNaN',
  'parseFloat parseInt globalThis console setTimeout clearTimeout setInterval clearInterval structuredClone',
].flatMap((line) => line.split(' '))

function verifySkill(
  record: SkillRecord,
  catalog: SkillCatalog,
  known: ReadonlySet<string> | undefined,
): readonly SkillFinding[] {
  try {
    const { freeNames } = catalog.analyse(record.source)
    const missing = freeNames.filter(
      (name) =>
        known?.has(name) === false && (catalog.skill(name) ?? catalog.helperOwner(name)) === undefined,
    )
    const cycle = resolveProgram(record, catalog).cycles[0]
    return [
      ...missing.map((name) => finding(record, 'missing-name', `It uses ${name}, which nothing defines.`)),
      ...(cycle === undefined
        ? []
        : [finding(record, 'dependency-cycle', `Its calls go round: ${cycle.join(' → ')}.`)]),
    ]
  } catch (error) {
    if (!InvalidArgumentError.isInstance(error)) throw error
    return [finding(record, 'syntax-error', error.message)]
  }
}

function withoutName({ name, source }: SkillRecord): string {
  return source.replaceAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g'), 'it')
}

function finding({ name }: SkillRecord, type: SkillFinding['type'], message: string): SkillFinding {
  return { skill: name, type, message }
}
