import { expect, test } from 'vitest'
import * as root from './index.ts'

test('the package exports exactly this', () => {
  expect(Object.keys(root).sort()).toEqual([
    'FleetDatabaseError',
    'RunTakenError',
    'UnknownRunError',
    'keepInStep',
    'measureRun',
    'migrateFleet',
    'openFleet',
    'openFleetDatabase',
    'parseRunSpec',
    'postgresRunStore',
    'postgresSkillStore',
    'postgresTaskBoard',
    'postgresWorldStore',
    'runNameOf',
    'serveHealth',
    'stackSkillStores',
    'startWorker',
    'traceRun',
    'workerGrants',
  ])
})
