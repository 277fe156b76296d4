/** The whole number that an option was given; ends the program with 2 and says what to do where it is none. */
export function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${name} is "${text}", but must be a whole number.`)
  return process.exit(2)
}
