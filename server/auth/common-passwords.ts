import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCommonPassword } from '#src/lib/validation/common-passwords.ts'

/** Passwords by how many people have chosen them: scripts/make-common-passwords.ts makes the file. */
const CHOSEN: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#')),
)

/** Whether a password is among the first that somebody would try: by the rules that the app knows too, or by the list, in any case. */
export const isGuessablePassword = (password: string): boolean =>
  isCommonPassword(password) || CHOSEN.has(password.toLowerCase())
