export type { VoyagerConfig } from './voyager-config.ts'
