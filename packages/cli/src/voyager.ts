#!/usr/bin/env node
import { main } from './program/main.ts'

await main()
