import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { blockStateOf } from '../registry/block-state.ts'
import { lightEmissionOf } from '../registry/light-emission.ts'

import { createLightTables } from './find-shining.ts'

test.each(['1.18.2', '1.19.4', '1.21.4'])(
  'every block state of %s gives the light of its properties',
  (version) => {
    const registry = loadRegistry(version)
    const { emission, loss } = createLightTables(registry)
    const wrong = [...emission].flatMap((light, id) => {
      const state = blockStateOf(registry, id)
      const isRight =
        light === lightEmissionOf(registry, state) &&
        loss[id] === (registry.blocksByStateId[id]?.filterLight ?? 0)
      return isRight ? [] : [`${id} ${state.name}`]
    })
    expect(wrong).toEqual([])
  },
)
