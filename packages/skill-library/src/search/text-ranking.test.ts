import { describe, expect, test } from 'vitest'
import { createTextRanking, type TextRanking } from './text-ranking.ts'

function rankingOf(texts: Readonly<Record<string, string>>): TextRanking {
  const ranking = createTextRanking()
  for (const [id, text] of Object.entries(texts)) ranking.set(id, text)
  return ranking
}

function best(ranking: TextRanking, text: string): readonly string[] {
  return ranking.rank([{ text, weight: 1 }]).best(5)
}

describe('createTextRanking', () => {
  test('puts the text with the rarer shared word first', () => {
    const ranking = rankingOf({ a: 'craft iron sword', b: 'craft iron pickaxe', c: 'craft iron helmet' })
    expect(best(ranking, 'iron pickaxe')[0]).toBe('b')
  })

  test('matches synonyms, but the word itself better', () => {
    const ranking = rankingOf({ a: 'mine logs', b: 'chop logs', c: 'eat bread' })
    expect(best(ranking, 'chop logs')).toEqual(['b', 'a'])
  })

  test('finds a replaced text by its new words only', () => {
    const ranking = rankingOf({ a: 'eat bread' })
    ranking.set('a', 'kill pig')
    expect(best(ranking, 'bread')).toEqual([])
    expect(best(ranking, 'pig')).toEqual(['a'])
  })

  test('gives scores between 0 and 1, and 0 to what it does not know', () => {
    const ranked = rankingOf({ a: 'kill pig', b: 'x' }).rank([{ text: 'kill pig', weight: 1 }])
    expect(ranked.scoreOf('a')).toBeGreaterThan(0.3)
    expect(ranked.scoreOf('a')).toBeLessThanOrEqual(1)
    expect(ranked.scoreOf('none')).toBe(0)
  })

  test('keeps its order when many texts were removed', () => {
    const ranking = createTextRanking()
    for (let at = 0; at < 3000; at += 1)
      ranking.set(`t${at}`, `word${String.fromCharCode(97 + (at % 26))}x item ${at}`)
    for (let at = 0; at < 2990; at += 1) ranking.remove(`t${at}`)
    expect(best(ranking, 'item 2995')[0]).toBe('t2995')
  })
})
