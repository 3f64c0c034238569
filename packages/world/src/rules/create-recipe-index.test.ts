import fc from 'fast-check'
import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { createRecipeIndex } from './create-recipe-index.ts'

const versions = ['1.16.5', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4']

/** A grid drawn with letters: rows apart by a slash, a dot for an empty slot. */
function crafter(version: string): (drawing: string, legend: Record<string, string>) => string {
  const registry = loadRegistry(version)
  const index = createRecipeIndex(registry)
  return (drawing, legend) => {
    const rows = drawing.split('/')
    const grid = rows.flatMap((row) =>
      row.split('').map((letter) => registry.itemsByName[legend[letter] ?? '']?.id),
    )
    const match = index.match(grid, rows[0]?.length ?? 1)
    return match ? `${registry.items[match.id]?.name} ${match.count}` : 'nothing'
  }
}

test('worlds of one version share what is read from their recipes', () => {
  const [first, second, other] = ['1.19.4', '1.19.4', '1.20.4'].map((version) =>
    createRecipeIndex(loadRegistry(version)),
  )
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

const letters = {
  p: 'oak_planks',
  b: 'birch_planks',
  l: 'oak_log',
  s: 'stick',
  c: 'coal',
  h: 'charcoal',
  i: 'iron_ingot',
  o: 'cobblestone',
  d: 'diamond',
  w: 'wheat',
  m: 'milk_bucket',
  u: 'sugar',
  e: 'egg',
  g: 'gunpowder',
  a: 'sand',
  r: 'red_sand',
  W: 'white_wool',
  t: 'string',
  f: 'flint',
  F: 'feather',
  k: 'bone',
  B: 'bowl',
  R: 'red_mushroom',
  N: 'brown_mushroom',
  y: 'yellow_dye',
  x: 'red_dye',
  D: 'dandelion',
}

describe.each(versions)('in %s', (version) => {
  const craft = crafter(version)

  test.each([
    ['l./..', 'oak_planks 4'],
    ['../.l', 'oak_planks 4'],
    ['p./p.', 'stick 4'],
    ['.p/.p', 'stick 4'],
    ['pb/bp', 'crafting_table 1'],
    ['c./s.', 'torch 4'],
    ['.h/.s', 'torch 4'],
    ['s./c.', 'nothing'],
    ['ps/..', 'nothing'],
    ['../..', 'nothing'],
    ['k./..', 'bone_meal 3'],
    ['i./.f', 'flint_and_steel 1'],
    ['.f/i.', 'flint_and_steel 1'],
    ['p./..', 'oak_button 1'],
    ['gy/..', 'firework_star 1'],
    ['xg/dy', 'firework_star 1'],
    ['gg/y.', 'nothing'],
    ['F./d.', 'nothing'],
    ['gy/p.', 'nothing'],
    ['BR/ND', 'suspicious_stew 1'],
    ['BR/DD', 'nothing'],
  ])('a 2×2 grid %s makes %s', (drawing, expected) => {
    expect(craft(drawing, letters)).toBe(expected)
  })

  test.each([
    ['ppp/.s./.s.', 'wooden_pickaxe 1'],
    ['pbp/.s./.s.', 'wooden_pickaxe 1'],
    ['ooo/.s./.s.', 'stone_pickaxe 1'],
    ['iii/.s./.s.', 'iron_pickaxe 1'],
    ['ddd/.s./.s.', 'diamond_pickaxe 1'],
    ['iid/.s./.s.', 'nothing'],
    ['ii./is./.s.', 'iron_axe 1'],
    ['.ii/.si/.s.', 'iron_axe 1'],
    ['i../s../s..', 'iron_shovel 1'],
    ['..i/..i/..s', 'iron_sword 1'],
    ['ooo/o.o/ooo', 'furnace 1'],
    ['ppp/p.p/ppp', 'chest 1'],
    ['bpb/p.p/bpb', 'chest 1'],
    ['WWW/ppp/...', 'white_bed 1'],
    ['.../WWW/pbp', 'white_bed 1'],
    ['www/.../...', 'bread 1'],
    ['.../.../www', 'bread 1'],
    ['mmm/ueu/www', 'cake 1'],
    ['i.i/.i./...', 'bucket 1'],
    ['.../i.i/.i.', 'bucket 1'],
    ['gag/aga/gag', 'tnt 1'],
    ['grg/aga/gag', 'tnt 1'],
    ['.st/s.t/.st', 'bow 1'],
    ['ts./t.s/ts.', 'bow 1'],
    ['.f./.s./.F.', 'arrow 4'],
    ['R../N../B..', 'mushroom_stew 1'],
    ['..B/.R./N..', 'mushroom_stew 1'],
    ['ddd/d.d/...', 'diamond_helmet 1'],
    ['iii/iii/iii', 'iron_block 1'],
    ['iii/iii/ii.', 'nothing'],
    ['pip/ppp/.p.', 'shield 1'],
    ['gyy/yyy/yyx', 'firework_star 1'],
    ['gyF/d../...', 'firework_star 1'],
    ['gyF/F../...', 'nothing'],
  ])('a 3×3 grid %s makes %s', (drawing, expected) => {
    expect(craft(drawing, letters)).toBe(expected)
  })

  test('finds every recipe of the data from its own pattern', () => {
    const registry = loadRegistry(version)
    const index = createRecipeIndex(registry)
    const lost: string[] = []
    for (const [id, recipes] of Object.entries(registry.recipes)) {
      for (const recipe of recipes) {
        const grid =
          'inShape' in recipe && recipe.inShape
            ? recipe.inShape.flatMap((row) =>
                [0, 1, 2].map((slot) => (row[slot] as number | null) ?? undefined),
              )
            : (recipe as { ingredients: number[] }).ingredients
        const width = 'inShape' in recipe ? 3 : grid.length
        if (index.match(grid, width) === undefined) lost.push(registry.items[Number(id)]?.name ?? id)
      }
    }
    expect(lost).toEqual([])
  })
})

test('never fails on whatever lies in a grid', () => {
  const registry = loadRegistry('1.19.4')
  const index = createRecipeIndex(registry)
  const slot = fc.option(fc.integer({ min: -5, max: 2000 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 9 }), fc.integer({ min: 1, max: 3 }), (grid, width) => {
      const match = index.match(grid, width)
      expect(match === undefined || registry.items[match.id] !== undefined).toBe(true)
    }),
  )
})

test('finds nothing in a grid of no width', () => {
  expect(createRecipeIndex(loadRegistry('1.19.4')).match([], 3)).toBeUndefined()
})
