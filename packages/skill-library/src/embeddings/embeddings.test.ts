import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memorySkillStore } from '../stores/memory-skill-store.ts'
import { embeddingIdOf } from './embedding-id.ts'
import { HashingEmbeddings } from './hashing-embeddings.ts'
import { KeptEmbeddings } from './kept-embeddings.ts'
import { stemWord } from './stem-word.ts'
import { tokenizeText } from './tokenize-text.ts'
import type { VectorStorage } from './vector-storage.ts'

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

describe('KeptEmbeddings', () => {
  class Counting extends HashingEmbeddings {
    texts: string[] = []
    override embedDocuments(documents: string[]): Promise<number[][]> {
      this.texts.push(...documents)
      return super.embedDocuments(documents)
    }
  }
  function storage(): VectorStorage {
    const { vectors } = memorySkillStore()
    if (vectors === undefined) throw new Error('A store in memory keeps vectors.')
    return vectors
  }
  const single = (vectors: number[][]): number[][] => vectors.map((each) => [...Float32Array.from(each)])

  test('makes no vector twice', async () => {
    const kept = storage()
    const first = await new KeptEmbeddings(new HashingEmbeddings(), { storage: kept }).embedDocuments([
      'a b',
      'c d',
    ])
    const inner = new Counting()
    const embeddings = new KeptEmbeddings(inner, {
      storage: kept,
      embeddingId: embeddingIdOf(new HashingEmbeddings()),
    })
    expect(single(await embeddings.embedDocuments(['c d', 'a b', 'e f', 'e f']))).toEqual(
      single([...first].reverse().concat(await new HashingEmbeddings().embedDocuments(['e f', 'e f']))),
    )
    expect(inner.texts).toEqual(['e f'])
  })

  test('makes them anew for another embedding', async () => {
    const kept = storage()
    await new KeptEmbeddings(new HashingEmbeddings(), { storage: kept }).embedDocuments(['a b'])
    const inner = new Counting({ dimensions: 8 })
    await new KeptEmbeddings(inner, { storage: kept }).embedDocuments(['a b'])
    expect(inner.texts).toEqual(['a b'])
  })

  test('gives the vectors when they cannot be kept, and says so', async () => {
    const notices: string[] = []
    const broken: VectorStorage = { ...storage(), write: () => Promise.reject(new Error('disk full')) }
    const embeddings = new KeptEmbeddings(new HashingEmbeddings(), {
      storage: broken,
      onNotice: ({ type }) => notices.push(type),
    })
    expect(await embeddings.embedDocuments(['a b'])).toHaveLength(1)
    expect(notices).toEqual(['vectors-not-kept'])
  })

  test('writes nothing to a storage that is read only', async () => {
    const kept = storage()
    await new KeptEmbeddings(new HashingEmbeddings(), { storage: kept, readOnly: true }).embedDocuments([
      'a b',
    ])
    expect((await kept.read(embeddingIdOf(new HashingEmbeddings()), ['a b'])).vectors.size).toBe(0)
  })

  test('asks for the vector of a query once', async () => {
    let asked = 0
    class Asked extends HashingEmbeddings {
      override embedQuery(text: string): Promise<number[]> {
        asked += 1
        return super.embedQuery(text)
      }
    }
    const embeddings = new KeptEmbeddings(new Asked(), { storage: storage() })
    expect(await embeddings.embedQuery('a b')).toEqual(await embeddings.embedQuery('a b'))
    expect(asked).toBe(1)
  })
})

test('names an embedding by class, model and dimensions', () => {
  expect(embeddingIdOf(embeddings)).toBe('HashingEmbeddings:hashing-1-512:512')
})
