import { decodeValue, type DecodeContext } from './decode-value.ts'
import { encodeValue, type EncodeContext } from './encode-value.ts'
import { MembraneError } from './membrane-error.ts'
import type { WireValue } from './wire-value.ts'

/** Both directions of one membrane. */
export interface MembraneCodec {
  readonly encode: (value: unknown) => WireValue
  /** Reads what a function of the guest gave back, promises included. */
  readonly decode: (wire: unknown) => unknown
  /** Reads what the guest passes to the host; nothing there takes a promise. */
  readonly decodeArgument: (wire: unknown) => unknown
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
  const withoutPromises: DecodeContext = {
    objectOf: (id) => parts().objectOf(id),
    callback: (id) => parts().callback(id),
    promiseOf: () => {
      throw new MembraneError('An argument is a promise; put await before the call that gives it.')
    },
  }
  return {
    encode: (value) => encodeValue(value, parts()),
    decode: (wire) => decodeValue(wire, parts()),
    decodeArgument: (wire) => decodeValue(wire, withoutPromises),
    connect(next) {
      connected = next
    },
  }
}
