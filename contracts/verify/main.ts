#!/usr/bin/env node
/** The verifier as a command of its own, for any API: see docs/contracts-any-api.md. */
import { run } from './cli.ts'

const [command, ...rest] = process.argv.slice(2)
process.exitCode = await run(command === 'verify' ? rest : process.argv.slice(2))
