import type { Client } from 'minecraft-protocol'

/**
 * Keeps a client's connection uncompressed; to be called before its login is answered.
 *
 * minecraft-protocol always compresses from 256 bytes on. That costs time on both sides, lets a client send little that
 * becomes much, and because zlib works in another thread, data would be under way that no event loop knows of.
 */
export function skipCompression(client: Client): void {
  const write = client.write.bind(client)
  client.write = (name: string, params: unknown): void => {
    if (name !== 'compress') write(name, params)
  }
  Object.defineProperty(client, 'setCompressionThreshold', { value: () => undefined })
}
