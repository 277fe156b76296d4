import { hash, randomInt } from 'node:crypto'
import type { Statement } from '../kernel/store.ts'

/** As many as are made at once. */
const COUNT = 10
const LENGTH = 10
/** Without letters and digits that look alike: 32 of them, so that a code has 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const DELETE = 'DELETE FROM recovery_codes WHERE user_id = $1'
const INSERT = 'INSERT INTO recovery_codes(user_id, code_hash) VALUES ($1, $2)'

/** Fresh recovery codes, `ABCDE-FGHJK`; to be shown once, never logged. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
}

/** A recovery code as somebody types it, in the form in which it was made; undefined when it is none. */
export function readRecoveryCode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return letters.length === LENGTH && [...letters].every(each => ALPHABET.includes(each))
    ? letters
    : undefined
}

/** A code has 50 bits of chance: a plain hash is not to be reversed. */
export const hashRecoveryCode = (userId: bigint, letters: string): string =>
  hash('sha256', `${userId}\n${letters}`, 'base64url')

/** The statements that put these codes in the place of all before. */
export function storeRecoveryCodes(userId: bigint, codes: readonly string[]): Statement[] {
  return [
    [DELETE, [userId]],
    ...codes.map((code): Statement => [INSERT, [userId, hashRecoveryCode(userId, code.replace('-', ''))]]),
  ]
}
