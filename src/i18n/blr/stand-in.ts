/** Belarusian for devices that do not know it, in the words and forms of the Unicode CLDR. Fetched on such devices alone. */
import type { AgoUnit, DateOptions, SpanUnit, StandIn, WordLength } from '../intl.ts'
import { countries } from './countries.ts'

const months =
  'студзеня лютага сакавіка красавіка мая чэрвеня ліпеня жніўня верасня кастрычніка лістапада снежня'.split(
    ' ',
  )
const shortMonths = 'сту лют сак кра мая чэр ліп жні вер кас ліс сне'.split(' ')
const shortWeekdays = 'нд пн аў ср чц пт сб'.split(' ')
const weekdays = 'нядзеля панядзелак аўторак серада чацвер пятніца субота'.split(' ')

/** One, few, many: 1 дзень, 2 дні, 5 дзён. */
type Forms = readonly [one: string, few: string, many: string]

const spans: Readonly<Record<SpanUnit, Forms>> = {
  second: ['секунда', 'секунды', 'секунд'],
  minute: ['хвіліна', 'хвіліны', 'хвілін'],
  hour: ['гадзіна', 'гадзіны', 'гадзін'],
  day: ['суткі', 'сутак', 'сутак'],
}
const shortSpans: Readonly<Record<SpanUnit, string>> = { second: 'с', minute: 'хв', hour: 'гадз', day: 'сут' }

const past: Readonly<Record<AgoUnit, Forms>> = {
  ...spans,
  second: ['секунду', 'секунды', 'секунд'],
  minute: ['хвіліну', 'хвіліны', 'хвілін'],
  hour: ['гадзіну', 'гадзіны', 'гадзін'],
  day: ['дзень', 'дні', 'дзён'],
  month: ['месяц', 'месяцы', 'месяцаў'],
  year: ['год', 'гады', 'гадоў'],
}
const shortPast: Readonly<Partial<Record<AgoUnit, string>>> = {
  ...shortSpans,
  day: undefined,
  month: 'мес.',
  year: 'г.',
}

function formOf(count: number, [one, few, many]: Forms): string {
  const [tens, ones] = [Math.floor(count / 10) % 10, count % 10]
  if (tens !== 1 && ones === 1) return one
  return tens !== 1 && ones >= 2 && ones <= 4 ? few : many
}

function counted(count: number, long: Forms, short: string | undefined, length: WordLength): string {
  return `${count} ${length === 'long' || short === undefined ? formOf(count, long) : short}`
}

/** The parts of a moment in a time zone, read off in English, which every device knows. */
function partsIn(timeZone: string | undefined): (time: number) => Record<string, number> {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return time =>
    Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
}

function dates(options: DateOptions): (time: number) => string {
  const partsOf = partsIn(options.timeZone)
  return time => {
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = partsOf(time)
    const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
    const two = (part: number) => String(part).padStart(2, '0')
    const clock = [two(hour), two(minute), ...(options.timeStyle === 'medium' ? [two(second)] : [])].join(':')
    const hasClock = options.timeStyle !== undefined || options.hour !== undefined
    return [...dayText({ year, month, day, weekday }, options), ...(hasClock ? [clock] : [])].join(', ')
  }
}

interface Day {
  year: number
  month: number
  day: number
  weekday: string | undefined
}

function dayText({ year, month, day, weekday }: Day, options: DateOptions): string[] {
  const short = shortMonths[month - 1]
  if (options.dateStyle === 'full') return [`${weekday}, ${day} ${months[month - 1]} ${year} г.`]
  if (options.dateStyle !== undefined) return [`${day} ${short} ${year} г.`]
  if (options.month === 'numeric') return [`${day}.${month}`]
  // Alone, a month stands in the first case: of the short ones only May differs.
  if (options.month !== undefined) {
    const alone = month === 5 ? 'май' : `${short}`
    return [options.day ? `${day} ${short}` : options.year ? `${alone} ${year} г.` : alone]
  }
  if (options.weekday !== undefined) return [shortWeekdays[weekdays.indexOf(weekday ?? '')] ?? '']
  return options.year ? [String(year)] : []
}

export default {
  dates,
  ago: (count, unit, length) => `${counted(count, past[unit], shortPast[unit], length)} таму`,
  span: (count, unit, length) => counted(count, spans[unit], shortSpans[unit], length),
  country: code => countries.get(code) ?? code,
} satisfies StandIn
