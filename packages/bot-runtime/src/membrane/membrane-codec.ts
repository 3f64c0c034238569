import { decodeValue, type DecodeContext } from './decode-value.ts'
import { encodeValue, type EncodeContext } from './encode-value.ts'
import type { WireValue } from './wire-value.ts'

/** Both directions of one membrane. */
export interface MembraneCodec {
  readonly encode: (value: unknown) => WireValue
  readonly decode: (wire: unknown) => unknown
  /** Completes the codec; its parts need it themselves. */
  readonly connect: (parts: EncodeContext & DecodeContext) => void
}

/** Creates a codec that works once it is connected. */
export function createMembraneCodec(): MembraneCodec {
  let connected: (EncodeContext & DecodeContext) | undefined
  const parts = (): EncodeContext & DecodeContext => {
    if (!connected) throw new TypeError('The codec is used before it is connected.')
    return connected
  }
  return {
    encode: (value) => encodeValue(value, parts()),
    decode: (wire) => decodeValue(wire, parts()),
    connect(next) {
      connected = next
    },
  }
}
