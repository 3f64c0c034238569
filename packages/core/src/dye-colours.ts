/** Colours of dyes, wool, beds and whatever else comes in all sixteen, as items spell them. */
export const dyeColours: readonly string[] =
  'white orange magenta light_blue yellow lime pink gray light_gray cyan purple blue brown green red black'.split(
    ' ',
  )
