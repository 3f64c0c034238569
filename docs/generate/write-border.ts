import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeBorder, type BorderKind, type BorderMember } from '@voyager-mc/bot-runtime'

/** Writes the page of everything programs can reach from the table that the sandbox itself goes by. */
export function writeBorder(docs: string): void {
  const intro =
    'Programs reach what is listed here and nothing else; see [safety](guides/safety.md). An argument outside its bounds ' +
    'is refused with an error that names it, its value and what would do. The cost is in microseconds of the budget of a ' +
    'step, besides what functions that are passed compute. This page is generated from the table of the border.'
  const text = ['# The border', intro, ...describeBorder().map(renderKind)].join('\n\n')
  writeFileSync(join(docs, 'border.md'), `${text}\n`)
}

function renderKind({ name, members, isOpen }: BorderKind): string {
  const of = (use: BorderMember['use']): readonly BorderMember[] =>
    members.filter((member) => member.use === use)
  const list = (use: BorderMember['use']): string =>
    of(use)
      .map((member) => `\`${member.name}\``)
      .join(' ')
  const parts = [
    `## ${name}`,
    ...(of('read').length > 0 ? [`Can be read: ${list('read')}`] : []),
    ...(isOpen ? ['Its own data can be read.'] : []),
    ...renderTable(['Setting', 'Bounds'], of('setting').map(renderSetting)),
    ...renderTable(['Call', 'Arguments', 'Cost', ''], of('call').map(renderCall)),
    ...renderTable(
      ['Refused', 'Why'],
      of('refused').map((member) => [`\`${member.name}\``, member.refusal ?? '']),
    ),
  ]
  return parts.join('\n\n')
}

function renderSetting({ name, takes }: BorderMember): readonly string[] {
  return [`\`${name}\``, takes.map(({ bounds }) => bounds).join()]
}

function renderCall({ name, takes, costUs = 0, isAwaited, isChat }: BorderMember): readonly string[] {
  const args = takes.map((argument) => `${argument.name}: ${argument.bounds}`)
  const marks = [...(isAwaited ? ['to be awaited'] : []), ...(isChat ? ['chat'] : [])]
  return [`\`${name}\``, args.join('<br>'), String(costUs), marks.join(', ')]
}

function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return []
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')]
}
