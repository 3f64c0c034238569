export { checkHome, type CheckHomeOptions, type CheckTables } from './check-home.ts'
export { openHome, type Home, type OpenHomeOptions } from './open-home.ts'
export { readRecords } from './read-records.ts'
export { rescueHome, type RescueHomeOptions, type RescuedHome } from './rescue-home.ts'
