/**
 * Passwords that are tried first: words and patterns that many people choose. A list of our own, not taken from a leak: the words below, in
 * any case, with digits before or after them, repeated, or with digits in place of letters; runs of the keyboard and the alphabet.
 */

const WORDS = `
access account admin administrator adobe amanda america andrea andrew angel animal anthony apple arsenal asdf ashley asshole august
austin autumn azerty bailey banana baseball basketball batman beautiful bitcoin blabla blink blue boomer booboo bonjour brandon buster
butterfly camaro captain carlos changeme charlie cheese chelsea chicken chocolate coffee computer cookie crypto daniel default demo
december diamond dollar donald dragon eagle eminem ethereum example fairline family february ferrari flower football forever freedom friday friend
friends fuckme fuckyou gateway ginger google guest guitar hacker hammer hannah happy harley heaven hello hockey hottie hunter
iceman iloveu iloveyou internet jackson january jasmine jennifer jessica jesus jordan joshua july june justin killer king letmein
lakers liverpool login london looking love lovely lover loveme magic maggie manchester march marina martin master matrix matthew
maverick melissa mercedes merlin michael michelle mickey midnight money monday monkey monster morgan mother mustang naruto nicole
nirvana november october office orange owner pass passport passwd password passwort pepper phoenix player please pokemon porsche
princess purple qazwsx qwertz rainbow ranger richard robert root samantha samsung secret security september service shadow
silver snoopy soccer sophie spider spiderman spring starwars steelers stellar summer sunday sunflower sunshine superman superstar taylor
temp tennis test tester testing thomas thunder thursday tiger tigger tinkerbell trader trading trustme trustno tuesday user
username vanessa victoria wallet warrior wednesday welcome whatever william winner winter wizard yankees yellow
`
const COMMON: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

/** Read in both directions. */
const RUNS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop', 'abcdefghijklmnopqrstuvwxyz']
const DIGIT_RUNS = ['01234567890', '1234567890']
/** Patterns across the keyboard, which mix letters and digits. */
const MIXED =
  /^(?:1q2w3e4r(?:5t(?:6y)?)?|q1w2e3r4(?:t5)?|1qaz2wsx(?:3edc)?|zaq1?2?wsx|zaq12wsx|qazwsx(?:edc)?|a1b2c3d4(?:e5)?|1a2b3c4d(?:5e)?|1a2s3d4f)\d*$/

const reversed = (text: string) => [...text].toReversed().join('')
const isRun = (text: string, runs: readonly string[]) =>
  runs.some(run => run.includes(text) || reversed(run).includes(text))
const isRepeated = (text: string) => /^(.+?)\1+$/.test(text)

/** Digits that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** What a text may stand for: itself, and with letters in place of digits, of which 1 is an i or an l. */
function readings(text: string): string[] {
  const plain = text.replaceAll(/[03457]/g, digit => LETTERS[digit] ?? digit)
  return [text, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')]
}

function isCommonWord(word: string): boolean {
  const unit = /^(.+?)\1+$/.exec(word)?.[1]
  if (unit !== undefined && (unit.length <= 3 || COMMON.has(unit))) return true
  return COMMON.has(word) || (word.length >= 3 && isRun(word, RUNS))
}

/**
 * Whether a password is among the first that somebody would try. It is in addition to the documented rule [R5.2], which it does not
 * loosen.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (MIXED.test(text)) return true
  const unit = /^(.+?)\1+$/.exec(text)?.[1]
  if (unit !== undefined && isCommonPassword(unit)) return true
  const [, before = '', core = '', after = ''] = /^(\d*)(.*?)(\d*)$/.exec(text) ?? []
  const digits = [before, after].filter(part => part !== '')
  // A letter or two with digits in a row: a1234567, 12345678ab.
  if (core.length <= 2) return digits.every(part => isRun(part, DIGIT_RUNS) || isRepeated(part))
  return readings(core).some(isCommonWord)
}
