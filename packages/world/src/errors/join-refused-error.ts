import { WorldError } from './world-error.ts'

/** A world sent a bot away that wanted to join. */
export class JoinRefusedError extends WorldError {
  readonly username: string
  readonly reason: string

  constructor(username: string, reason: string) {
    super(
      'WORLD_JOIN_REFUSED',
      `${username} was sent away with ${JSON.stringify(reason)}; use another name or make room.`,
    )
    this.username = username
    this.reason = reason
  }
}
