/** Words for a server that cannot listen at an address, with the remedy for this cause. */
export function describeListening(
  cause: Error,
  { host, port }: { readonly host: string; readonly port: number },
): string {
  const code = 'code' in cause ? cause.code : undefined
  const isPort = code === 'EADDRINUSE' || code === 'EACCES'
  const remedy = isPort
    ? 'choose another port, or 0 for a free one'
    : 'choose an address of this machine, such as 127.0.0.1'
  return `${host}:${port} cannot be listened at (${cause.message}); ${remedy}.`
}
