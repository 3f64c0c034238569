import { existsSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import { readSuite, type Suite } from '@voyager-mc/evaluation'
import { shippedSuites } from '@voyager-mc/evaluation/suites'
import { didYouMean } from '../options/did-you-mean.ts'

/** The suite of a name that is shipped, or of a JSON file; `only` keeps the tasks of these families and ids. */
export async function openSuite(word: string, only: string | undefined): Promise<Suite> {
  const suite = await findSuite(word)
  if (only === undefined) return suite
  const words = only.split(',').map((each) => each.trim())
  const known = new Set(suite.tasks.flatMap(({ id, family }) => [id, family]))
  const unknown = words.find((each) => !known.has(each))
  if (unknown !== undefined) {
    const otherwise = `name families or tasks of the suite ${suite.name}.`
    throw new InvalidArgumentError('--only', unknown, didYouMean(unknown, { known, otherwise }))
  }
  return {
    ...suite,
    tasks: suite.tasks.filter(({ id, family }) => words.includes(id) || words.includes(family)),
  }
}

async function findSuite(word: string): Promise<Suite> {
  const names = Object.keys(shippedSuites)
  const shipped = names.includes(word) ? shippedSuites[word] : undefined
  if (shipped !== undefined) return shipped
  if (existsSync(word)) return readSuite(word)
  const otherwise = `name a JSON file, or one of ${names.join(', ')}.`
  throw new InvalidArgumentError('SUITE', word, didYouMean(word, { known: names, otherwise }))
}
