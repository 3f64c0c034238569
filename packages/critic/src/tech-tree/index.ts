export { postconditionCritic, type PostconditionCriticOptions } from './postcondition-critic.ts'
