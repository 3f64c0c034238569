export { testCritic, type TestCriticOptions } from './test-critic.ts'
