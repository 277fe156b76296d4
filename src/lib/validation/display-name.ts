/** Names that others read: no look-alikes of the operator, and nothing that cannot be seen. */

/** Characters that are not seen or change the direction of what follows: controls, zero-width and bidi marks, fillers, private use. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164]/u

/** Words that only the operator may use, as words of a name or as all of it. */
const RESERVED_WORDS = [
  'admin',
  'administrator',
  'administrators',
  'admins',
  'customerservice',
  'helpdesk',
  'mod',
  'moderator',
  'official',
  'operator',
  'root',
  'security',
  'staff',
  'support',
  'system',
]
/** What no name may contain. */
const RESERVED_PART = 'fairline'

/** Letters and digits that look like Latin letters, in lower case. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аɑα4@'],
    ['b', 'ƅь8'],
    ['c', 'сϲⅽ'],
    ['d', 'ԁ'],
    ['e', 'еєε3ҽ'],
    ['f', 'ƒғ'],
    ['h', 'һн'],
    ['i', 'іιıɩ1l|!ӏⅼ'],
    ['j', 'јϳ'],
    ['k', 'кκ'],
    ['m', 'мⅿ'],
    ['n', 'пηո'],
    ['o', 'оοσ0օ'],
    ['p', 'рρ'],
    ['r', 'гᴦ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7'],
    ['u', 'υսц'],
    ['v', 'ѵν'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
  ].flatMap(([latin = '', others = '']) => Array.from(others, other => [other, latin])),
)

/** A name as its readers take it: look-alikes are Latin letters, marks are left out, `l` is `i`. */
function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return Array.from(plain, letter => LOOK_ALIKES[letter] ?? letter).join('')
}

const RESERVED = new Set(RESERVED_WORDS.map(skeletonOf))

/** The form in which a name is stored: compatible characters are one (NFKC), and spaces are single. */
export function normaliseName(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim()
}

/** Whether a name has something in it that cannot be seen, or nothing that can. */
export const hasUnseen = (name: string): boolean => UNSEEN.test(name) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)

/** Whether a name is, or looks like, one that only the operator may use. */
export function isReservedName(name: string): boolean {
  const skeleton = skeletonOf(name)
  const words = skeleton.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const all = words.join('')
  return (
    all.includes(skeletonOf(RESERVED_PART)) || RESERVED.has(all) || words.some(word => RESERVED.has(word))
  )
}
