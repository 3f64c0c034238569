import { readHunger } from './hunger-phrase.ts'
import { limitsLast, plainRequest } from './plain-request.ts'

/** Puts the parts of a phrase where the readers look for them. */
function reorder(phrase: string): string {
  const whole = limitsLast(plainRequest(phrase))
  return nameThing(readHunger(whole))
    .replace(
      /^(?:make|create|light|ignite|activate|set up) (?:a |the )?(nether portal|portal (?:to|into) the nether)\b/,
      'build a $1',
    )
    .replace(/^(build|construct) and (?:light|ignite|activate) /, '$1 ')
    .replace(/\b(with|using) (?:a |your )?bow and arrows?\b/, '$1 bow')
    .replace(/\b(with|using) (?:an |your )?arrows?(?=$|[ ,;])/, '$1 ranged weapon')
    .replace(/^(\w+) (.+?) x\s?(\d+) (?=from )/, '$1 $3 $2 ')
    .replace(/^give (?:a |an |the )?(.+?) the name (?=")/, 'name $1 ')
    .replace(/^give (?:a |an |the )?(.+?) the name ([\w'-]+)(?=\s|$)/, 'name $1 "$2"')
    .replace(/^give the name ("[^"]*") to (.+)$/, 'name $2 $1')
    .replace(/^(?:make|create|craft|prepare) (?=(?:(?!and\b|then\b)[a-z0-9]+ ){0,4}potions?\b)/, 'brew ')
    .replace(
      /^(?:upgrade|turn|improve) (?:a |an |the |your |this )?diamond[ _](\w+) (?:in)?to netherite$/,
      'smith netherite_$1',
    )
    .replace(/^(?:make|craft|create) (.+) (?:at|on|with|using) (?:a|the|your) smithing[ _]table$/, 'smith $1')
    .replace(/^(?:get|obtain|have) (?:the |an? )?(effect of .+|.+ effect)$/, 'gain $1')
    .replace(
      /^(?:dig|dig down|mine|mine down|climb|climb up|go up|go down|descend|ascend|come up|get down|get up|get) to (?=(?:an? |the )?(?:y|height|y[- ]level)\b)/,
      'go to ',
    )
    .replace(/^(dig|dig down|mine|mine down|climb|descend) to (?:the )?level (?=-?\d)/, 'go to y ')
    .replace(/^put (?:the |your )?(.+) on$/, 'wear $1')
    .replace(/^(?:walk|travel|move|run|go) (?=(?:for )?(?:at least )?\d+ blocks$)/, 'explore ')
    .replace(/^trade (?=(?:(?:some )?gold(?: ingots?)? )?with (?:(?:a|the) )?piglins?\b)/, 'barter ')
    .replace(
      /^(?:wear|put on|don) (?:some |any )?(leather|chain|chainmail|iron|gold|diamond|netherite)$/,
      'wear $1 armor',
    )
    .replace(
      /^shoot ((?:(?!\b(?:with|using|and|then)\b|[,;]).)+?)(?=$| (?:before|in|without) )/,
      'kill $1 with ranged weapon',
    )
    .replace(
      /^put (\w+(?: \w+)?(?: (?:[iv]+|\d+))?) on (?:a |an |the |your )?((?:\w+[ _])?(?:sword|pickaxe|axe|shovel|hoe|bow|crossbow|helmet|chestplate|leggings|boots|trident|book|fishing[ _]rod|shears|shield|elytra|flint and steel))(?=$| (?:before|by|in|without) )/,
      'enchant $2 with $1',
    )
    .replace(
      /\bx\s*[=:]?\s*(-?[\d.]+)[,\s]+y\s*[=:]?\s*(-?[\d.]+)[,\s]+z\s*[=:]?\s*(-?[\d.]+)/,
      '($1, $2, $3)',
    )
    .replace(/\b(to|at) (?:the )?(?:coordinates?|position|location|point) (?=\(|-?\d)/, '$1 ')
    .replace(/\bx\s*[=:]?\s*(-?[\d.]+)[,\s]+z\s*[=:]?\s*(-?[\d.]+)/, 'x $1 z $2')
    .replace(/\b(to|at) (-?\d+) (-?\d+) (-?\d+)(?=\s|$)/, '$1 ($2, $3, $4)')
    .replace(/\bx (\d+)\b/g, 'x$1')
    .replace(/([a-z])\s*:\s*(\d+)\b/g, '$1 $2')
    .replace(/([a-z])\s*\(x(\d+)\)/g, '$1 $2')
    .replace(/([a-z])(?:\s*,\s*(\d+)|\s*\((\d+)\))(?=$|\s(?:before|in|without)\b)/g, '$1 $2$3')
}

/** Combs come from bees alone, and who shears wool shears sheep: the source says nothing more than the thing. */
function nameThing(phrase: string): string {
  return phrase
    .replace(/^(?:shear|clip) (?:some |the )?wool (?:from|off) (?=.*\bsheep\b)/, 'shear ')
    .replace(
      /^((?:\w+ )+?(?:honeycombs?|honey[ _]bottles?)) (?:from|out of) (?:(?:a|an|the|some|any) )?(?:bee[ _]?nests?|bee[ _]?hives?|hives?|nests?|bees)(?=$| )/,
      '$1',
    )
}

/** A phrase in lower case without marks that mean nothing; texts in double quotes keep their case. */
export function normalisePhrase(text: string): string {
  const phrase = quoteNames(oneLine(text))
    .split(/("[^"]*")/)
    .map((piece) => (/^".*"$/.test(piece) ? piece : plain(piece)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]$/, '')
    .trim()
  return reorder(phrase)
}

/** Marks that all mean the same, and lines and sentences as parts of one goal. */
function oneLine(text: string): string {
  return text
    .trim()
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/(^|\s)'([^'"]{1,50})'(?=$|[\s,.;!])/g, '$1"$2"')
    .replace(/\u00D7/g, 'x')
    .replace(/\s*\r?\n\s*(?:(?:\d{1,2}[.)]|[-*])\s+)?/g, '; ')
    .replace(/^(?:1[.)]|[-*])\s+(?=[A-Za-z])/, '')
    .replace(/([A-Za-z)])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr))[.!]\s+(?=[A-Za-z])/g, '$1; ')
}

/** Names that are given, in quotes, so that they keep their capitals. */
function quoteNames(text: string): string {
  const isNaming = /^\s*(?:re)?(?:name|call)\b/i.test(text)
  return quoteFirstNames(isNaming ? text.replace(laterNames, '$1"$2"') : text)
}

/** Names of further creatures behind the first. */
const laterNames =
  /((?:,|\band)\s+(?:the|a|an|my)\s+[a-z]+\s+)([A-Z][\w'-]{0,30})(?=\s*[.!]?$|[,;]|\s+(?:and|then)\s)/g

function quoteFirstNames(text: string): string {
  return text.replace(
    /\b((?:[Rr]e)?[Nn]ame|[Cc]all|[Gg]ive)(\s+(?:[a-z][\w-]*\s+){1,5}?)((?:(?:Mr|Mrs|Ms|Dr|St)\. )?(?:[A-Z][\w'-]{0,30})(?:\s+[A-Z][\w'-]{0,30}){0,3})(?=\s*[.!]?$|[,;]|\s+(?:and|then|to|before|without|in)\s)/g,
    (whole, verb: string, thing: string, name: string) =>
      /^[A-Z]/.test(name) && /^[a-z\s-]+$/.test(thing) ? `${verb}${thing}"${name}"` : whole,
  )
}

/** A hundred and a smaller number in words. */
const hundreds =
  /\b(hundred) and ((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b)/g

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*task:\s*/, '')
    .replace(/["'`*]/g, '')
    .replace(/[.!?](?=\s|$)/g, '')
    .replace(/\bminecraft:(?=[a-z])/g, '')
    .replace(/\b(?:my|our)\b/g, 'your')
    .replace(hundreds, '$1-$2')
    .replace(/\barmour\b/g, 'armor')
    .replace(/\bgrey\b/g, 'gray')
    .replace(/\bmet(?:re|er)s?\b/g, 'blocks')
    .replace(/\s&\s/g, ' and ')
}

const openWord =
  '(?:do not|dont|not|never|no|exactly|at most|up to|no more than|less than|fewer than|except|unless|instead of|or|either|nearly|almost|as (?:many|much|fast|soon)|several|many|a few|few|a lot of|lots of|plenty of|enough|about|around(?= \\d)|roughly|approximately|all|every|each|both|while|until|when|after|because|if|again)'

/** Words that turn a demand round or leave it open; none of them is dropped. */
const openWords = new RegExp(`\\b${openWord}\\b.*$`)

/** Such words before a number or a thing, with the space behind them. */
export const openingWords: RegExp = new RegExp(`^${openWord}\\s+`)

/** The part that the task language has no words for; undefined when there is none. */
export function openPart(phrase: string): string | undefined {
  return openWords.exec(phrase.replace(/"[^"]*"/g, ''))?.[0]
}
