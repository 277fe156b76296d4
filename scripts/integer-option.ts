/** The integer value of an option; exits with 2 and an explanation when it is none. */
export function integerOption(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${name} is "${text}", but must be an integer.`)
  return process.exit(2)
}
