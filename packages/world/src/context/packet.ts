/** A packet as the protocol library read it; fields are checked where they are used. */
export type Packet = Readonly<Record<string, unknown>>
