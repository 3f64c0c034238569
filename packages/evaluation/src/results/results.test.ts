import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePages } from '../pages/write-pages.ts'
import { makeResults } from '../testing/make-results.ts'
import { makeTrial } from '../testing/make-trial.ts'
import { openResults } from './open-results.ts'
import { readResults } from './read-results.ts'
import type { ResultsHeader } from './results-header.ts'

const { trials: _none, ...header } = makeResults([makeTrial()])

async function makeFile(...trials: readonly ReturnType<typeof makeTrial>[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  await writeFile(file, [header, ...trials].map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

test('refuses a trial that is there twice, because it would count twice', async () => {
  const file = await makeFile(makeTrial(), makeTrial({ seed: 2 }), makeTrial())
  await expect(readResults(file)).rejects.toMatchObject({
    problem: 'damaged',
    message: `Line 4 of ${file} holds the trial of line 2 again, first-log with seed 1; remove it or restore the file.`,
  })
})

test('refuses a trial of a condition that the file has not', async () => {
  const file = await makeFile(makeTrial({ condition: 'other' }))
  await expect(readResults(file)).rejects.toMatchObject({
    problem: 'damaged',
    message: expect.stringContaining('Line 2 of'),
  })
})

test('reads results from the one JSON file that a report writes of them, and refuses one that was damaged', async () => {
  const results = makeResults([makeTrial(), makeTrial({ seed: 2 })])
  const directory = await mkdtemp(join(tmpdir(), 'reported-'))
  await writePages(directory, results)
  const file = join(directory, 'results.json')
  expect(await readResults(file)).toEqual(results)
  const [first] = results.trials
  await writeFile(file, JSON.stringify({ ...results, trials: [first, first] }))
  await expect(readResults(file)).rejects.toThrow(
    `Trial 2 of ${file} holds the trial of trial 1 again, first-log with seed 1; remove it or restore the file.`,
  )
  await writeFile(file, JSON.stringify({ ...results, trials: [{ ...first, status: 'won' }] }))
  await expect(readResults(file)).rejects.toMatchObject({
    problem: 'damaged',
    message: `${file} holds no whole results; write it anew with voyager report.`,
  })
  await expect(openResults(file, header)).rejects.toThrow(
    `${file} was written by voyager report, and no evaluation goes on in it; name another file for --results.`,
  )
})

test.each(['', '{"type":"eval', JSON.stringify(header)])(
  'begins a file anew that was cut off in its first line: %o',
  async (text) => {
    const file = await makeFile()
    await writeFile(file, text)
    await expect(readResults(file)).rejects.toMatchObject({ problem: 'cut-off' })
    const book = await openResults(file, header satisfies ResultsHeader)
    await book.add(makeTrial())
    await book.close()
    expect((await readResults(file)).trials).toEqual([makeTrial()])
  },
)

test('touches no file of somebody else that has no whole line', async () => {
  const file = await makeFile()
  await writeFile(file, '{"name":"my-package"}')
  await expect(openResults(file, header)).rejects.toMatchObject({ problem: 'damaged' })
  expect(await readFile(file, 'utf8')).toBe('{"name":"my-package"}')
})

test('says where results cannot be kept, and what to do', async () => {
  const file = join(await makeFile(), 'r.ndjson')
  await expect(openResults(file, header)).rejects.toMatchObject({
    problem: 'unwritable',
    message: expect.stringMatching(
      /^Results cannot be kept at .* name a file in a directory that can be written for --results\.$/,
    ),
  })
})

test('lets one evaluation at a time write a file, so that none overwrites the other', async () => {
  const file = await makeFile(makeTrial())
  const first = await openResults(file, header)
  await expect(openResults(file, header)).rejects.toMatchObject({
    problem: 'in-use',
    message: `Another evaluation writes ${file}; wait for its end, or name another file for --results.`,
  })
  await first.add(makeTrial({ seed: 2 }))
  await first.close()
  const second = await openResults(file, header)
  expect(second.kept).toHaveLength(2)
  await second.close()
})

test('gives a file free that it refuses', async () => {
  const file = await makeFile(makeTrial())
  await appendFile(file, 'no\n')
  await expect(openResults(file, header)).rejects.toMatchObject({ problem: 'damaged' })
  await expect(openResults(file, header)).rejects.toMatchObject({ problem: 'damaged' })
})

test('says of a directory that it is none of its files', async () => {
  await expect(readResults(tmpdir())).rejects.toThrow(/ is a directory; name a file that voyager eval has/)
})
