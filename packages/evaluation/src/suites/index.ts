export { shippedSuites } from './shipped-suites.ts'
