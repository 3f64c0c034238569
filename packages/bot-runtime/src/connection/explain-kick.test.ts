import { expect, test } from 'vitest'
import { explainKick, remedyOfKick, type KickMeaning } from './explain-kick.ts'

test.for<[string, KickMeaning]>([
  ['multiplayer.disconnect.duplicate_login', 'name-taken'],
  ['You logged in from another location', 'name-taken'],
  ['multiplayer.disconnect.name_taken', 'name-taken'],
  ['multiplayer.disconnect.not_whitelisted', 'whitelist'],
  ['You are not white-listed on this server!', 'whitelist'],
  ['multiplayer.disconnect.banned', 'banned'],
  ['You are banned from this server', 'banned'],
  ['multiplayer.disconnect.unverified_username', 'online-mode'],
  ['Failed to verify username!', 'online-mode'],
  ['multiplayer.disconnect.outdated_client 1.20.4', 'version-mismatch'],
  ['multiplayer.disconnect.incompatible', 'version-mismatch'],
  ['multiplayer.disconnect.server_full', 'full'],
  ['disconnect.spam', 'spam'],
  ['Kicked for spamming', 'spam'],
  ['You are sending messages too fast', 'spam'],
  ['You moved too quickly! Hacking?', 'anti-cheat'],
  ['[NCP] Cheating: fast break', 'anti-cheat'],
  ['Invalid move player packet received', 'anti-cheat'],
  ['multiplayer.disconnect.idling', 'idle'],
  ['multiplayer.disconnect.flying', 'flying'],
  ['multiplayer.disconnect.server_shutdown', 'restart'],
  ['Bye', 'unknown'],
  ['', 'unknown'],
])('%j means %s', ([words, meaning]) => {
  expect(explainKick(words)).toBe(meaning)
})

test('a remedy names the player', () => {
  expect(remedyOfKick('whitelist', 'Ada')).toContain('/whitelist add Ada')
})
