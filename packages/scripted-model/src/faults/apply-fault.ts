import type { FaultKind } from './fault-kind.ts'

/** Reply of a model with a program in it. */
export interface ProgramReply {
  readonly source: string
  /** Name of the main function. */
  readonly name: string
}

/** A program with one fault; a program that offers no place for it comes back as it was. */
export function applyFault(kind: FaultKind, { source, name }: ProgramReply): string {
  switch (kind) {
    case 'syntax-error':
      return source.replace(/\}\s*$/, '')
    case 'unknown-name':
      return source.replace(
        /await (mineBlock|craftItem|smeltItem|placeItem|killMob|equipItem|eatFood)\(/,
        'await $1Now(',
      )
    case 'wrong-count':
      return inMain(source, name, (main) =>
        main.replace(
          /\b(count = |before \+ |< |, )(\d+)\b/,
          (_all, lead: string, count: string) => `${lead}${Math.max(0, Number(count) - 1)}`,
        ),
      )
    case 'missing-step':
      return inMain(source, name, (main) => main.replace(/^ *(?:if \([^\n]*\) )?await [^\n]*;\n/m, ''))
    case 'missing-await':
      return inMain(source, name, (main) => main.replace(/await /, ''))
    case 'endless-loop':
      return inMain(source, name, (main) =>
        main.replace(/\{\n/, '{\n  for (let wait = 0; wait >= 0; wait += 0) {}\n'),
      )
    case 'off-topic':
      return `async function ${name}(bot) {\n  bot.chat("What a fine day.");\n}`
    case 'cut-off':
    case 'refusal':
      return source
  }
}

/** Changes the main function alone, which stands last. */
function inMain(source: string, name: string, change: (main: string) => string): string {
  const start = source.lastIndexOf(`async function ${name}(`)
  return start < 0 ? source : source.slice(0, start) + change(source.slice(start))
}

/** The reply around a program, in the form that prompts ask for. */
export function renderReply(source: string, kinds: ReadonlySet<FaultKind>): string {
  if (kinds.has('refusal')) return 'I am sorry, but I cannot help with that.'
  const text = `Explain: I write what the task needs.\nPlan:\n1) Do it.\nCode:\n\`\`\`javascript\n${source}\n\`\`\``
  return kinds.has('cut-off') ? text.slice(0, Math.floor(text.length * 0.6)) : text
}
