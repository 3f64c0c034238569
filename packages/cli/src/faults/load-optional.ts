import { AgentError } from '@voyager-mc/core'

/** Loads a package that need not be installed; one that is missing is named in the error with what to do. */
export async function loadOptional<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    if (AgentError.isInstance(cause)) throw cause
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw cause
    throw new AgentError('package-missing', `${name} is not installed; run npm install ${name}.`, { cause })
  }
}
