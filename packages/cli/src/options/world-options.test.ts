import { defaultSight, sights } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { worldOptions } from './world-options.ts'

test("the command's sight is everybody's", () => {
  expect(worldOptions.sight).toMatchObject({ choices: sights, default: defaultSight })
})
