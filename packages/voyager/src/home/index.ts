export { openHome, type Home, type OpenHomeOptions } from './open-home.ts'
export { readRecords } from './read-records.ts'
