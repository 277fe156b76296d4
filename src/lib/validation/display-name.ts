/** Names that others read: no look-alikes of the operator or of each other, and nothing that cannot be seen. */
import { RESERVED_NAMES, RESERVED_PARTS, RESERVED_WORDS } from './reserved-names.ts'

/** Characters that are not seen or change the direction of what follows: controls, zero-width and bidi marks, fillers, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164]/u

/** Scripts with few letters that look like Latin ones, besides those of East Asia. */
const WITH_LATIN =
  'Arabic Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'

/** Scripts that one name may be written in together, besides what all have in common; others are not in everyday use. */
const SCRIPTS_TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
  ...WITH_LATIN.split(' ').map(script => ['Latin', script]),
  ['Cyrillic'],
  ['Greek'],
  ['Armenian'],
].map(scripts => {
  const letters = ['Common', 'Inherited', ...scripts].map(script => String.raw`\p{Script=${script}}`)
  return new RegExp(`^[${letters.join('')}]*$`, 'u')
})

/** Letters, digits and signs that look like Latin letters, in lower case; also of scripts that a name may have beside Latin. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аɑα4@ᴀⱥꬱᶏꞻ∀∆'],
    ['b', 'ƅь8ʙɓƀ'],
    ['c', 'сϲⅽᴄƈȼ'],
    ['d', 'ԁᴅđɖɗᶁ'],
    ['e', 'еєε3ҽᴇɇɛǝəɘⱸꬲꬴ℮€'],
    ['f', 'ƒғꜰꬵϝꝼꞙᵮᶂ£'],
    ['g', 'ɡɢɠǥ'],
    ['h', 'һнʜħɦ卄'],
    ['i', 'іιıɩ1l|!ӏⅼɪʟłƚɫɭⱡɨᵻᶅǀ∣¡│⎮❘⏐∫丨ᅵןוا١۱ㄥ'],
    ['j', 'јϳᴊ'],
    ['k', 'кκᴋƙⱪ'],
    ['m', 'мⅿᴍɱꬺᵯᶆ'],
    ['n', 'пηոɴŋɲɳƞᶇᵰꞥ几'],
    ['o', 'оοσ0օᴏøɵ०০੦૦୦ଠ௦౦೦൦ഠ๐໐ဝዐסه٥۵ꝋꬽꝍꬾ○◯⚪●⊙°⭕〇ᄋ口ロ'],
    ['p', 'рρᴘƥꝑᵽᶈꝓ'],
    ['r', 'гᴦʀɾɼɽꭇꞃᵲꝛɍꭆꭅ®尺'],
    ['s', 'ѕ5$ꜱʂꞅᶊꞩʃ丂'],
    ['t', 'тτ7ᴛŧƭʈ†ꞇ七ㄒ'],
    ['u', 'υսцᴜʉʊꭎꭒᵾ'],
    ['v', 'ѵνᴠ'],
    ['w', 'ԝωᴡ'],
    ['x', 'хχ'],
    ['y', 'уγүʏƴɏ'],
    ['z', 'ᴢƶ'],
  ].flatMap(([latin = '', others = '']) => Array.from(others, other => [other, latin])),
)

/** Where the letters A to Z begin that are in a circle, in a square, or half a flag, and are no letters to Unicode. */
const ENCLOSED_LETTERS = [0x1f150, 0x1f170, 0x1f1e6]

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0)!
  const first = ENCLOSED_LETTERS.find(start => code >= start && code < start + 26)
  const plain = first === undefined ? letter : String.fromCodePoint(code - first + 97)
  return LOOK_ALIKES[plain] ?? plain
}

/** A name as its readers take it: look-alikes are Latin letters, marks are left out, `l` is `i`. */
function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, plainLetter).join('')
}

const wordsOf = (name: string) =>
  skeletonOf(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
const joined = (name: string) => wordsOf(name).join('')

const WORDS = new Set(RESERVED_WORDS.map(joined))
const NAMES = new Set([...WORDS, ...RESERVED_NAMES.map(joined)])
const PARTS = RESERVED_PARTS.map(joined)

/** The form in which a name is stored: compatible characters are one (NFKC), and spaces are single. */
export function normaliseName(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
}

/** Whether a name has something in it that cannot be seen, or nothing that can. */
export const hasUnseen = (name: string): boolean => UNSEEN.test(name) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)

/** Whether a name has letters of scripts that are not written together, as look-alikes of another name do. */
const mixesScripts = (name: string): boolean => !SCRIPTS_TOGETHER.some(together => together.test(name))

/** Whether a name is, or looks like, one that only the operator may use, or may look like that of another person. */
export function isReservedName(name: string): boolean {
  const words = wordsOf(name)
  const all = words.join('')
  return (
    mixesScripts(name) ||
    NAMES.has(all) ||
    PARTS.some(part => all.includes(part)) ||
    words.some(word => WORDS.has(word))
  )
}
