import { AgentError } from '@voyager-mc/core'

/** The bytes of a server are no packets. */
export class FrameError extends AgentError {
  /** The length that was announced, in bytes; absent when it could not be read. */
  readonly length: number | undefined

  constructor(length: number | undefined) {
    const what = length === undefined ? 'no length' : `a length of ${length}`
    super('frame', `The server sent a packet with ${what}; check that a Minecraft server listens there.`)
    this.length = length
  }

  static override isInstance(this: void, error: unknown): error is FrameError {
    return AgentError.isInstance(error) && error.code === 'frame'
  }
}
