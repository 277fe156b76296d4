#!/usr/bin/env node
/** The command of the package that `npm run contracts:pack` makes: see docs/contracts.md. */
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ROOT, readMaterial } from './material.ts'
import { run } from './verify/cli.ts'

const HELP = `fairline-contract verify --url URL [options]   checks a back end of Fairline, or with --spec FILE of any API; verify --help lists the options
fairline-contract copy FOLDER                  copies specification, pacts, documentation and example hooks into a new folder`

/** What a team reads and builds upon, at the paths that the documentation links to. */
const COPIED = ['openapi', 'contracts/pacts', 'contracts/examples', 'docs', 'README.md']

/** Copies what is to be read. @returns the exit code */
function copy(folder: string | undefined): 0 | 2 {
  if (!folder || existsSync(folder)) {
    process.stderr.write(
      folder ? `copy ${folder}: is there already; name a new folder.\n` : 'copy: name a new folder.\n',
    )
    return 2
  }
  const target = resolve(folder)
  for (const path of COPIED) cpSync(join(ROOT, path), join(target, path), { recursive: true })
  process.stdout.write(`Copied to ${target}: begin with README.md.\n`)
  return 0
}

const [command, ...rest] = process.argv.slice(2)
if (command === 'verify') process.exitCode = await run(rest, { given: readMaterial })
else if (command === 'copy') process.exitCode = copy(rest[0])
else {
  const isAsked = command === undefined || command === '--help' || command === '-h' || command === 'help'
  process[isAsked ? 'stdout' : 'stderr'].write(
    isAsked ? `${HELP}\n` : `${command}: no such command.\n\n${HELP}\n`,
  )
  process.exitCode = isAsked ? 0 : 2
}
