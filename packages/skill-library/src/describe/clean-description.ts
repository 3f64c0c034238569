const refusal = new RegExp(
  [
    String.raw`^(oh,? |well,? )?(`,
    String.raw`(i['’]?m|i am) (so |very |really |deeply )?(sorry|afraid)`,
    String.raw`|sorry\b|apologies\b|my apologies|i (must )?apologi[sz]e|unfortunately\b|regrettably\b`,
    String.raw`|i (can ?not|can['’]t|could ?n[o'’]t|am unable|am not able|do not|don['’]t|will not|won['’]t|must decline)\b`,
    String.raw`|i['’]m (unable|not able)\b`,
    String.raw`|as an? (ai|artificial|large language|language)\b`,
    String.raw`|<!doctype\b|<html\b`,
    ')',
  ].join(''),
  'i',
)

// What models say before the answer, in the order they say it.
const preambles = [
  /^(sure( thing)?|certainly|of course|absolutely|gladly|okay|ok|alright|great( question)?|yes|got it|no problem|happy to help)([!.,:;—–]+\s*|\s+(?=here\b)|$)/i,
  /^(here('s|’s| is| are| you go| it is)|below is)\b[^:.!]{0,120}[:.!]\s*/i,
  /^(this is|the following is|it is|my|the|a)\b[^:.!]{0,40}\bdescription\b[^:.!]{0,60}:\s*/i,
  /^(the|my|a) (one-line |short )?description (is|follows)[:,]?\s*/i,
  /^(one-line |short )?description\s*:\s*/i,
  /^[-*]\s+/,
]

const postamble =
  /(?<=[.!?…])\s+(let me know|i hope (this|that|it)|feel free|please let me|if you('d|’d| would)? (like|need|want)|would you like)\b.*$/i

/**
 * The description in a text of a model or of somebody else's folder, on one line without what was said around it;
 * undefined when there is none, because the text is a refusal, a page, or has no words.
 */
export function cleanDescription(text: string): string | undefined {
  let line = withoutQuotes(text.replaceAll(/\s+/g, ' ').trim())
  if (refusal.test(line)) return undefined
  for (let before = ''; before !== line;) {
    before = line
    for (const preamble of preambles) line = line.replace(preamble, '')
    line = withoutQuotes(line)
  }
  line = withoutQuotes(line.replace(postamble, '').trim())
  return refusal.test(line) || !/\p{L}/u.test(line) ? undefined : line
}

function withoutQuotes(line: string): string {
  return line.replace(/^(["'“])(.*)["'”]$/u, '$2').trim()
}
