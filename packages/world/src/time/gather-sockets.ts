import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

export interface GatherSocketsOptions {
  /** Milliseconds of the wall. */
  readonly now: (this: void) => number
}

/**
 * Carries data between sockets of this process in an order that does not depend on the machine: what one end wrote
 * reaches the other end whole and one connection after the other, however the system cuts it into pieces.
 */
export interface SocketGathering {
  /** Whether a connection or bytes inside this process are under way that the event loop has yet to bring. */
  isUnderway(this: void): boolean
  /** Hands over what one end of a connection waits for, the oldest connection first; false when there is nothing. */
  deliver(this: void): boolean
  /** Carries the connections to a server port of this process from now on; returns what ends it. */
  gatherPort(this: void, port: number): () => void
  /** Hands over all that waits and leaves the sockets alone from then on. */
  stop(this: void): void
}

// Bytes that make no progress for so many questions, and for so long, were left by a reader who stopped on purpose. A busy
// machine takes fifty milliseconds and more to bring some, and time that went on meanwhile would make two runs of the same
// seed differ.
const patience = 500
const patienceMs = 1000

/** Follows every TCP connection that is made from now on; gathers those to the ports that it is told. */
export function gatherSockets({ now }: GatherSocketsOptions): SocketGathering {
  const inboxes = new Set<Inbox>()
  const ports = new Set<number | undefined>()
  const onSocket = (message: unknown): void => {
    // Both channels publish `{ socket }` (Node's documentation of diagnostics_channel).
    const { socket } = message as { readonly socket: Socket }
    follow(socket, inboxes, ports)
  }
  subscribe('net.client.socket', onSocket)
  subscribe('net.server.socket', onSocket)
  return {
    isUnderway() {
      // Every one is asked, so that each has its own standstill.
      let isAny = false
      for (const inbox of inboxes) isAny = isAwaited(inbox, now) || isAny
      return isAny
    },
    deliver() {
      for (const inbox of inboxes) {
        if (inbox.held.length === 0) continue
        handOver(inbox)
        return true
      }
      return false
    },
    gatherPort(port) {
      ports.add(port)
      return () => {
        ports.delete(port)
        for (const inbox of inboxes) if (leadsTo(inbox, port)) handOver(inbox)
      }
    },
    stop() {
      unsubscribe('net.client.socket', onSocket)
      unsubscribe('net.server.socket', onSocket)
      for (const inbox of inboxes) {
        inbox.peer = undefined
        handOver(inbox)
      }
      inboxes.clear()
    },
  }
}

/** Bytes that have arrived at one end of a connection and were not handed over yet. */
interface Inbox {
  readonly socket: Socket
  /** Takes data as the socket did before. */
  readonly push: Socket['push']
  /** `null` marks the end, as streams have it. */
  held: (Buffer | null)[]
  hasEnded: boolean
  /** The other end; absent until both are connected, and when it is in another process. */
  peer: Inbox | undefined
  /** Questions since it last made progress, when that was, and how far it had come. */
  questions: number
  stillSinceMs: number
  readBytes: number
}

function follow(socket: Socket, inboxes: Set<Inbox>, ports: ReadonlySet<number | undefined>): void {
  const inbox: Inbox = {
    socket,
    push: socket.push.bind(socket),
    held: [],
    hasEnded: false,
    peer: undefined,
    questions: 0,
    stillSinceMs: 0,
    readBytes: 0,
  }
  socket.push = (chunk: Buffer | null) => {
    if (chunk === null) inbox.hasEnded = true
    const isGathered = inbox.peer && (ports.has(socket.localPort) || ports.has(socket.remotePort))
    // What waits already must not be overtaken.
    if (!isGathered && inbox.held.length === 0) return inbox.push(chunk)
    inbox.held.push(chunk)
    return true
  }
  inboxes.add(inbox)
  socket.once('close', () => inboxes.delete(inbox))
  // A socket that another process accepts never finds its other end here.
  if (socket.pending) socket.once('connect', () => pair(inbox, inboxes))
  else pair(inbox, inboxes)
}

function pair(inbox: Inbox, inboxes: ReadonlySet<Inbox>): void {
  const { localPort, remotePort } = inbox.socket
  for (const other of inboxes) {
    if (other === inbox || other.peer || other.socket.pending) continue
    if (other.socket.localPort !== remotePort || other.socket.remotePort !== localPort) continue
    inbox.peer = other
    other.peer = inbox
    inbox.questions = 0
    other.questions = 0
    return
  }
}

/** Whether something is under way to an end that is still waited for. */
function isAwaited(inbox: Inbox, now: () => number): boolean {
  if (owedTo(inbox) <= 0) {
    inbox.questions = 0
    return false
  }
  const { bytesRead } = inbox.socket
  if (inbox.questions === 0 || bytesRead !== inbox.readBytes) {
    inbox.questions = 0
    inbox.stillSinceMs = now()
    inbox.readBytes = bytesRead
  }
  inbox.questions += 1
  return inbox.questions < patience || now() - inbox.stillSinceMs < patienceMs
}

// In bytes; a connection that is being made and the end of one count as one byte. A socket that another process accepts
// never finds its other end here.
function owedTo(inbox: Inbox): number {
  const { socket, peer, hasEnded } = inbox
  if (socket.destroyed) return 0
  if (!peer) return 1
  if (hasEnded) return 0
  const other = peer.socket
  return other.bytesWritten - socket.bytesRead + (other.writableFinished || other.destroyed ? 1 : 0)
}

const leadsTo = ({ socket }: Inbox, port: number): boolean =>
  socket.localPort === port || socket.remotePort === port

function handOver(inbox: Inbox): void {
  const { held } = inbox
  inbox.held = []
  const bytes = held.filter((chunk) => chunk !== null)
  if (bytes.length > 0) inbox.push(Buffer.concat(bytes))
  if (bytes.length < held.length) inbox.push(null)
}
