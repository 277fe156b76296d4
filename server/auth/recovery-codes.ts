import { hash, randomInt } from 'node:crypto'
import type { Statement } from '../kernel/store.ts'
import type { SecretBox } from './secret-box.ts'

/** How many codes are generated at a time. */
const COUNT = 10
const LENGTH = 10
/** Without letters and digits that look alike: 32 of them, so that a code has 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const DELETE = 'DELETE FROM recovery_codes WHERE user_id = $1'
const INSERT = 'INSERT INTO recovery_codes(user_id, code_hash) VALUES ($1, $2)'

/** Fresh recovery codes, `ABCDE-FGHJK`; to be shown once, never logged. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })
}

/** The canonical form of a typed recovery code; undefined when it is none. */
export function parseRecoveryCode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return letters.length === LENGTH && [...letters].every(each => ALPHABET.includes(each))
    ? letters
    : undefined
}

/** What is stored of a code, from the plain hash that earlier versions stored: of 50 bits all could be tried. */
export const keyedRecoveryHash = (box: SecretBox, plainHash: string): string => `k1:${box.hash(plainHash)}`

/** The stored form of a code. */
export const hashRecoveryCode = (box: SecretBox, userId: bigint, letters: string): string =>
  keyedRecoveryHash(box, hash('sha256', `${userId}\n${letters}`, 'base64url'))

/** The statements that replace all codes by these. */
export function replaceRecoveryCodes(box: SecretBox, userId: bigint, codes: readonly string[]): Statement[] {
  return [
    [DELETE, [userId]],
    ...codes.map((code): Statement => [
      INSERT,
      [userId, hashRecoveryCode(box, userId, code.replace('-', ''))],
    ]),
  ]
}
