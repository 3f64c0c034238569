/** A place as a word of a command line that a person can copy: in quotes where a shell would take it apart. */
export function shellWord(place: string): string {
  // A command would take it for a flag.
  const word = place.startsWith('-') ? `./${place}` : place
  return /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
