import { redirectAccounts } from '../../../packages/bot-runtime/src/testing/fake-accounts.ts'

// Loaded before a program and each of its threads, so that their questions about accounts go to the stand-in.
redirectAccounts(Number(process.env['ACCOUNTS_PORT']))
