import { CODE_LENGTH } from '#src/lib/validation/validators.ts'

/** Code points of zero in other scripts: Arabic, Persian, Devanagari, Thai and full-width. */
const zeroDigits = [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10]

/** The digits of a typed or pasted code as ASCII, at most the length of a code [R9.12]. */
export function codeDigits(text: string): string {
  const ascii = Array.from(text, character => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeroDigits.find(start => code >= start && code <= start + 9)
    return zero === undefined ? character : String(code - zero)
  })
  return ascii.join('').replace(/\D/g, '').slice(0, CODE_LENGTH)
}
