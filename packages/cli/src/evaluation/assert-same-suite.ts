import { ResultsError, type EvaluationResults } from '@voyager-mc/evaluation'

interface AssertSameSuiteOptions {
  /** Results that the file is laid beside. */
  readonly other: Pick<EvaluationResults, 'suite'>
  /** File of the results. */
  readonly file: string
}

/**
 * Throws `ResultsError` when two results are of different suites, or of different versions of one: their trials have
 * names in common, but not the tasks behind them. Parts of one version, chosen by `--only`, may be compared.
 */
export function assertSameSuite(
  { suite }: Pick<EvaluationResults, 'suite'>,
  { other, file }: AssertSameSuiteOptions,
): void {
  const isPart = suite.tasks !== other.suite.tasks
  const isSame = nameOf(suite) === nameOf(other.suite) && (isPart || suite.hash === other.suite.hash)
  if (isSame) return
  const [is, wanted] = [suite, other.suite].map((each) => `${nameOf(each)} (${each.hash.slice(0, 8)})`)
  const message = `${file} holds results of the suite ${is}, not of ${wanted}; compare results of one version of a suite.`
  throw new ResultsError('other-suite', message, { file })
}

/** Fault of results that no trial of the other evaluation pairs with: of them nothing could be said. */
export function noPairs(file: string, { seeds, conditions }: EvaluationResults): ResultsError {
  const names = conditions.map(({ name }) => name).join(', ')
  const message = `${file} holds no trial of the other evaluation: it has ${seeds.length} seeds from ${seeds[0]} of ${names}; play the same seeds and conditions.`
  return new ResultsError('other-plan', message, { file })
}

const nameOf = ({ name, version }: EvaluationResults['suite']): string => `${name} version ${version}`
