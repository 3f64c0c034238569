import { expect, test } from 'vitest'
import * as observation from './index.ts'

test('exports exactly the planned values', () => {
  expect(Object.keys(observation).sort()).toEqual([
    'defaultWarmUpSchedule',
    'nameTimeOfDay',
    'observationSections',
    'quoteLine',
    'quoteName',
    'quoteUntrusted',
    'renderBiome',
    'renderChat',
    'renderChests',
    'renderEntities',
    'renderEquipment',
    'renderEssentialInventory',
    'renderHealth',
    'renderHunger',
    'renderIncidents',
    'renderInventory',
    'renderItemChanges',
    'renderItems',
    'renderNearbyBlocks',
    'renderObservation',
    'renderOtherBlocks',
    'renderOutcome',
    'renderPosition',
    'renderProgramLog',
    'renderSurroundings',
    'renderTime',
    'sectionNames',
    'selectSections',
    'toOriginalEvents',
  ])
})
