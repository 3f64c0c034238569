import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as watch from './watch/index.ts'

test('the package exports exactly this', () => {
  expect(Object.keys(root).sort()).toEqual([
    'PictureError',
    'camerasAround',
    'colourOfBlock',
    'followTerrain',
    'lookAt',
    'openEye',
    'pictureUrl',
    'tintedColour',
  ])
})

test('its part that watches exports exactly this', () => {
  expect(Object.keys(watch).sort()).toEqual(['packSection', 'unpackSection', 'watchWorld'])
})
