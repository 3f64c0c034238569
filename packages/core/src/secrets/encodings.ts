/** Base64 of a text's UTF-8, without the APIs of Node, so that it runs in a browser as well. */
export function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''))
}

/** The text of a base64 value; undefined when it is none. */
export function fromBase64(text: string): string | undefined {
  if (!/^[\w+/]+=*$/.test(text) || text.replaceAll('=', '').length % 4 === 1) return undefined
  return decodeBytes(Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0))
}

/** The text that stands in a URL; a percent sign that begins no byte stands for itself. */
export function fromUrl(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) =>
    decodeBytes(
      bytes
        .slice(1)
        .split('%')
        .map((byte) => Number.parseInt(byte, 16)),
    ),
  )
}

function decodeBytes(bytes: readonly number[]): string {
  return new TextDecoder().decode(new Uint8Array(bytes))
}
