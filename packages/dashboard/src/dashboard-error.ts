import { AgentError } from '@voyager-mc/core'

/** The dashboard cannot be served. */
export class DashboardError extends AgentError {
  static override isInstance(value: unknown): value is DashboardError {
    return AgentError.isInstance(value) && value.code === 'dashboard'
  }

  constructor(message: string, options: ErrorOptions = {}) {
    super('dashboard', message, options)
  }
}
