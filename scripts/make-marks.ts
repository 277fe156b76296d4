/**
 * Copies the pictures of coins (cryptocurrency-icons, CC0-1.0) and of flags (circle-flags, MIT) that products are marked with into
 * server/market/marks/pictures.json. The packages are needed for nothing else:
 *
 *   npm install --no-save cryptocurrency-icons@0.18.1 circle-flags@2.8.3 && npx node scripts/make-marks.ts
 */
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { format } from 'oxfmt'
import { CRYPTO } from '#server/market/data/crypto.ts'
import { FLAG_COUNTRIES, INDEX_COUNTRIES } from '#server/market/marks/flag-countries.ts'

/** Longer ones would cost a list of coins more than they show at this size. */
const MAX_LENGTH = 6_000
const FILE = 'server/market/marks/pictures.json'
const COINS = ['USDT', 'USDC', ...CRYPTO.map(([code]) => code)]
const coinFile = (code: string) => `node_modules/cryptocurrency-icons/svg/color/${code.toLowerCase()}.svg`
const flagFile = (country: string) => `node_modules/circle-flags/flags/${country}.svg`

/** What stands between the outer tags, without identifiers, which would clash where two pictures are in one. */
function contentOf(file: string, pattern: RegExp): string | undefined {
  const [, content] = pattern.exec(readFileSync(file, 'utf8').trim()) ?? []
  const isUsable = content && content.length <= MAX_LENGTH && !/id=|url\(/.test(content)
  return isUsable ? content : undefined
}

const coins = COINS.filter(code => existsSync(coinFile(code))).flatMap(code => {
  const content = contentOf(coinFile(code), /^<svg[^>]*viewBox="0 0 32 32"[^>]*>(.*)<\/svg>$/s)
  return content ? [[code, content] as const] : []
})
const flags = [...new Set([...Object.values(FLAG_COUNTRIES), ...INDEX_COUNTRIES])].toSorted().map(country => {
  const content = contentOf(flagFile(country), /<g mask="url\(#a\)">(.*)<\/g><\/svg>$/s)
  if (!content) throw new Error(`${flagFile(country)} is not drawn as the others are`)
  return [country, content] as const
})

const json = JSON.stringify({ coins: Object.fromEntries(coins), flags: Object.fromEntries(flags) })
await writeFile(FILE, (await format(FILE, json)).code)
