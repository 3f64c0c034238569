import { WorldError } from './world-error.ts'

/** The world cannot listen because another program owns the port. */
export class PortInUseError extends WorldError {
  readonly host: string
  readonly port: number

  constructor(address: { readonly host: string; readonly port: number }, options?: ErrorOptions) {
    super(
      'WORLD_PORT_IN_USE',
      `Port ${address.port} on ${address.host} is already in use; choose another port or pass 0 for a free one.`,
      options,
    )
    this.host = address.host
    this.port = address.port
  }
}
