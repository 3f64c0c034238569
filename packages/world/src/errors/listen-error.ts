import { WorldError } from './world-error.ts'

/** The world cannot listen on its address for a reason other than an occupied port. */
export class ListenError extends WorldError {
  readonly host: string
  readonly port: number

  constructor(address: { readonly host: string; readonly port: number }, options?: ErrorOptions) {
    super(
      'WORLD_LISTEN_FAILED',
      `The world cannot listen on ${address.host}:${address.port}; choose a local host name and a port that may be opened.`,
      options,
    )
    this.host = address.host
    this.port = address.port
  }
}
