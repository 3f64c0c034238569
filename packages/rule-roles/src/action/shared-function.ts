/** A function every generated program may use, with the functions it calls. */
export interface SharedFunction<Name extends string = string> {
  readonly source: string
  readonly uses: readonly Name[]
}
