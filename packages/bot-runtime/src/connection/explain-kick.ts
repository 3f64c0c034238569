/** Reason for which a server turns a player away. */
export type KickMeaning =
  | 'name-taken'
  | 'version-mismatch'
  | 'online-mode'
  | 'whitelist'
  | 'banned'
  | 'full'
  | 'spam'
  | 'idle'
  | 'flying'
  | 'anti-cheat'
  | 'restart'
  | 'unknown'

/** In this order: the first pattern that is found in the server's words decides. */
const patterns: readonly (readonly [KickMeaning, RegExp])[] = [
  [
    'name-taken',
    /already (logged|playing|online|connected|in the world)|duplicate_login|name_taken|another location|name is taken/,
  ],
  ['whitelist', /white-?list/],
  ['banned', /\bbanned\b|banned\./],
  ['online-mode', /unverified_username|verify username|not authenticated|invalid session|missing_public_key/],
  ['version-mismatch', /outdated|incompatible|unsupported protocol|not supported|version/],
  ['full', /server_full|server is full|too many players/],
  [
    'anti-cheat',
    /cheat|hack|moved? too (quickly|fast)|moving too (quickly|fast)|fast ?break|speed ?mine|invalid move|illegal/,
  ],
  ['spam', /disconnect\.spam|spamming|too fast/],
  ['idle', /idling|idle for too long/],
  ['flying', /flying/],
  ['restart', /server_shutdown|server closed|restart|world was closed|shutting down/],
]

/** Reads the meaning out of a server's words, English or translation key. */
export function explainKick(words: string): KickMeaning {
  const said = words.toLowerCase()
  return patterns.find(([, pattern]) => pattern.test(said))?.[0] ?? 'unknown'
}

/** Remedy for a kick, as the end of a sentence. */
export function remedyOfKick(meaning: KickMeaning, username: string): string {
  return remedies[meaning].replaceAll('NAME', username)
}

/** Every meaning, in the order in which a server's words are tried. */
export const kickMeanings: readonly KickMeaning[] = [...patterns.map(([meaning]) => meaning), 'unknown']

const remedies: Readonly<Record<KickMeaning, string>> = {
  'name-taken': 'pass another username',
  'version-mismatch': "pass the server's version",
  'online-mode': "pass auth: 'microsoft' or set online-mode=false in server.properties",
  whitelist: 'run /whitelist add NAME on the server or turn its white-list off',
  banned: 'run /pardon NAME on the server or pass another username',
  full: 'raise max-players in server.properties or wait until somebody leaves',
  spam: 'let programs chat less or make NAME an operator',
  idle: 'set player-idle-timeout=0 in server.properties',
  flying: 'set allow-flight=true in server.properties',
  'anti-cheat': "exempt NAME in the server's anti-cheat plug-in or leave the plug-in out",
  restart: 'reset the environment when the server is up again',
  unknown: 'check its white-list, mode and ban list',
}
