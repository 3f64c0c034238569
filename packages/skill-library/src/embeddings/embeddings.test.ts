import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { CachedEmbeddings } from './cached-embeddings.ts'
import { embeddingIdOf } from './embedding-id.ts'
import { HashingEmbeddings } from './hashing-embeddings.ts'
import { stemWord } from './stem-word.ts'
import { tokenizeText } from './tokenize-text.ts'

const embeddings = new HashingEmbeddings()

async function similarity(a: string, b: string): Promise<number> {
  const [first = [], second = []] = await embeddings.embedDocuments([a, b])
  return first.reduce((sum, value, at) => sum + value * (second[at] ?? 0), 0)
}

describe('tokenizeText', () => {
  test.each([
    ['mineThreeIronOres', ['min', '3', 'iron', 'ore']],
    ['Smelt 5 raw_iron!', ['smelt', '5', 'raw', 'iron']],
    ['How to craft the planks?', ['craft', 'plank']],
    ['TNTBlock', ['tnt', 'block']],
    ['  ', []],
  ])('splits %j', (text, words) => {
    expect(tokenizeText(text).map(({ word }) => word)).toEqual(words)
  })

  test('splits texts of ASCII as it splits all others', () => {
    const check = (text: string): void => {
      expect(tokenizeText(text)).toEqual(tokenizeText(`${text} …`))
    }
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii', maxLength: 30 }), check), {
      numRuns: 500,
      seed: 4,
    })
  })

  test.each([
    ['torches', 'torch'],
    ['berries', 'berry'],
    ['mining', 'min'],
    ['placed', 'plac'],
    ['glass', 'glass'],
    ['axes', 'ax'],
    ['cactus', 'cactus'],
  ])('reduces %s to %s', (word, stem) => {
    expect(stemWord(word)).toBe(stem)
  })

  test('gives synonyms one concept', () => {
    expect(tokenizeText('chop gather mining').map(({ concept }) => concept)).toEqual(['mine', 'mine', 'mine'])
  })
})

describe('HashingEmbeddings', () => {
  test('gives unit vectors of the asked length', async () => {
    const [vector = []] = await new HashingEmbeddings({ dimensions: 100 }).embedDocuments(['mine wood'])
    expect(vector).toHaveLength(100)
    expect(Math.hypot(...vector)).toBeCloseTo(1)
  })

  test('is the same on every run', async () => {
    const vector = await new HashingEmbeddings({ dimensions: 8 }).embedQuery('mine oak log')
    expect(vector.map((value) => Number(value.toFixed(3)))).toMatchInlineSnapshot(`
      [
        0,
        -0.389,
        0.633,
        0,
        0.243,
        0.389,
        0,
        -0.487,
      ]
    `)
  })

  test('gives a zero vector for a text without words', async () => {
    expect(await new HashingEmbeddings({ dimensions: 3 }).embedQuery('...')).toEqual([0, 0, 0])
  })

  test('puts a paraphrase nearer than another task with the same object', async () => {
    const same = await similarity('Mine 3 iron ore', 'Gather three iron ores')
    expect(same).toBeGreaterThan(await similarity('Mine 3 iron ore', 'Smelt 3 iron ore'))
  })
})

describe('CachedEmbeddings', () => {
  class Counting extends HashingEmbeddings {
    texts: string[] = []
    override embedDocuments(documents: string[]): Promise<number[][]> {
      this.texts.push(...documents)
      return super.embedDocuments(documents)
    }
  }
  async function embedTwice(
    damage: (path: string) => Promise<void>,
    modelId = 'm',
  ): Promise<readonly string[]> {
    const directory = await temporaryFolder()
    const first = await new CachedEmbeddings(new HashingEmbeddings(), {
      directory,
      modelId: 'm',
    }).embedDocuments(['a b', 'c d'])
    const file = (await readdir(directory))[0] ?? ''
    await damage(join(directory, file))
    const inner = new Counting()
    const cached = new CachedEmbeddings(inner, { directory, modelId })
    const second = await cached.embedDocuments(['a b', 'c d'])
    expect(second.flat().map((value) => value.toFixed(5))).toEqual(
      first.flat().map((value) => value.toFixed(5)),
    )
    await new CachedEmbeddings(new HashingEmbeddings(), { directory, modelId }).embedDocuments(['a b', 'c d'])
    return inner.texts
  }

  test('makes no vector twice', async () => {
    expect(await embedTwice(async () => undefined)).toEqual([])
  })

  test('makes them anew for another model', async () => {
    expect(await embedTwice(async () => undefined, 'other')).toEqual(['a b', 'c d'])
  })

  test('keeps what comes before a torn end', async () => {
    expect(await embedTwice((path) => appendFile(path, 'torn'))).toEqual([])
  })

  test('drops what comes after a flipped bit', async () => {
    const damage = async (path: string): Promise<void> => {
      const bytes = await readFile(path)
      bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1
      await writeFile(path, bytes)
    }
    expect(await embedTwice(damage)).toEqual(['c d'])
  })
})

test('names an embedding by class, model and dimensions', () => {
  expect(embeddingIdOf(embeddings)).toBe('HashingEmbeddings:hashing-1-512:512')
})
