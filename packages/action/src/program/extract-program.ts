import type { Program } from '@voyager-mc/core'
import type { ReadReply } from '@voyager-mc/prompting'
import { collectCode } from './collect-code.ts'
import { findFunctions, type ProgramPart } from './find-functions.ts'
import { isScript, parseCode } from './parse-code.ts'

/**
 * Finds the program in whatever a model replied. The main function is the async function whose only parameter is
 * `bot` and that no other function calls; a refusal says what to change, and which two it could be.
 */
export function extractProgram(reply: string): ReadReply<Program> {
  if (reply.trim() === '') return refuse('The reply is empty; answer with a fenced javascript block.')
  const candidates = collectCode(reply)
  if (candidates.length === 0) {
    return refuse(
      'The reply holds no code; answer with a fenced javascript block that has one async function.',
    )
  }
  const results = candidates.map(readCandidate)
  const result = results.find(({ status }) => status === 'read') ?? results.reduce(moreTelling)
  return result.status === 'read' ? result : refuse(result.problem)
}

type Reading = ReadReply<Program> & { readonly rank?: number }

function readCandidate(source: string): Reading {
  const code = parseCode(source)
  if (code.status === 'invalid') {
    const place = code.line === undefined ? '' : ` at line ${code.line}: ${code.text ?? ''}`
    const end =
      code.line === source.split('\n').length ? '. If the reply was cut off, write a shorter program' : ''
    return { ...refuse(`The code does not parse: ${code.message}${place}${end}.`), rank: 1 }
  }
  const parts = findFunctions(code)
  const functions = parts.filter(({ kind }) => kind === 'function')
  if (functions.length === 0) return { ...refuse('The code has no function at its top level.'), rank: 0 }
  const main = findMain(functions)
  if (typeof main === 'string') return { ...refuse(main), rank: 2 }
  const program = { name: main.name, source: parts.map((part) => part.source).join('\n\n') }
  if (isScript(program.source)) return { status: 'read', value: program }
  return { ...refuse('The functions use what only a module has; write plain functions.'), rank: 2 }
}

function findMain(functions: readonly ProgramPart[]): ProgramPart | string {
  const asynchronous = functions.filter(({ isAsync }) => isAsync)
  if (asynchronous.length === 0) return 'No function is async; the main function has to be async.'
  const mains = asynchronous.filter(({ parameters }) => parameters.length === 1 && parameters[0] === 'bot')
  const uncalled = mains.filter(
    (main) => !functions.some((other) => other !== main && calls(other, main.name)),
  )
  const [main, other] = uncalled.length > 0 ? uncalled : mains
  if (main !== undefined && other === undefined) return main
  const odd = asynchronous.findLast(
    (each) => !mains.includes(each) && !functions.some((one) => one !== each && calls(one, each.name)),
  )
  if (main !== undefined && other !== undefined && (uncalled.length > 0 || odd === undefined)) {
    const both = `${main.name}(bot) and ${other.name}(bot)`
    return uncalled.length === 0
      ? `The functions ${both} call each other, so neither is the main function; let one of them call nothing of the other.`
      : `Both ${both} could be the main function; call one from the other, or leave one out.`
  }
  const { name, parameters } = odd ?? asynchronous.at(-1) ?? { name: '', parameters: [] }
  return `The main function ${name}(${parameters.join(', ')}) has to take exactly one parameter named bot.`
}

function calls({ source }: ProgramPart, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\s*[(,)]`).test(
    source.replace(/^[\s\S]*?\bfunction\b[^(]*/, ''),
  )
}

function moreTelling(best: Reading, next: Reading): Reading {
  return (next.rank ?? 0) > (best.rank ?? 0) ? next : best
}

function refuse(problem: string): { readonly status: 'refused'; readonly problem: string } {
  return { status: 'refused', problem }
}
