/** The versions of the API: the snapshot of the released one, and what a change of it needs. docs/api-versions.md says the rules. */
import { breakingChanges } from './api-changes.ts'
import type { Api } from './specification.ts'

/** The bundle of the specification, and what of it was released last; relative to the root. */
export const BUNDLE = 'openapi/bundle.json'
export const RELEASED = 'openapi/released.json'
/** For so many days at least both forms are answered, from the release that deprecates the old one. */
export const OVERLAP_DAYS = 90

const DAY = 24 * 60 * 60 * 1000
/** What changes neither what is sent nor what is answered. */
const TEXTS = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'links',
  'headers',
  'tags',
  'operationId',
])
/** Objects whose keys are names. */
const NAMED = new Set(['properties', 'schemas', 'parameters', 'paths', 'content'])

function strip(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map(item => strip(item))
  if (typeof value !== 'object' || value === null) return value
  const isKept = (key: string) => isNamed || key === 'x-sunset' || !(TEXTS.has(key) || key.startsWith('x-'))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isKept(key))
      .map(([key, item]) => [key, strip(item, !isNamed && NAMED.has(key))]),
  )
}

/** What of a specification is part of a call: the snapshot of a release, without texts, examples and rules. */
export function snapshotOf({ info, security, paths, components }: Api): Api {
  const { schemas, parameters } = components
  const kept = { security, paths, components: { schemas, parameters } }
  return { info: { version: info.version }, ...(strip(kept) as Omit<Api, 'info'>) }
}

/** The text of the file of the snapshot. */
export const snapshotText = (api: Api): string => `${JSON.stringify(snapshotOf(api), undefined, 1)}\n`

/** @throws Error when the text is not a version such as 1.2.3 */
export function parseVersion(version: string): [major: number, minor: number, patch: number] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  if (!parts) throw new Error(`${version} is not a version such as 1.2.3`)
  return [Number(parts[1]), Number(parts[2]), Number(parts[3])]
}

/** Whether one version may break what was built for another: the first number that is not 0 is larger. */
export function mayBreak(from: string, to: string): boolean {
  const [major, minor] = parseVersion(from)
  const [nextMajor, nextMinor] = parseVersion(to)
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor)
}

/** The days of `x-sunset` by their places. @throws Error where it is not the day of something deprecated, or is missing */
export function sunsetsOf(value: unknown, place = ''): Map<string, string> {
  const found = new Map<string, string>()
  if (typeof value !== 'object' || value === null) return found
  const { deprecated, 'x-sunset': sunset } = value as { deprecated?: unknown; 'x-sunset'?: unknown }
  if (deprecated === true || typeof sunset === 'string') {
    if (deprecated !== true || !/^\d{4}-\d{2}-\d{2}$/.test(String(sunset)))
      throw new Error(`${place}: deprecated: true and x-sunset: YYYY-MM-DD belong together`)
    found.set(place, String(sunset))
  }
  for (const [key, item] of Object.entries(value))
    for (const [inner, day] of sunsetsOf(item, `${place}/${key}`)) found.set(inner, day)
  return found
}

/** Sentences about what keeps this API from being committed after the released one; none when all is well. */
export function apiFaults(released: Api, now: Api, today: string): string[] {
  sunsetsOf(snapshotOf(now))
  const breaks = breakingChanges(released, snapshotOf(now), today)
  return mayBreak(released.info.version, now.info.version) ? [] : breaks
}

/** Sentences about forms that a release on this day would retire too early. */
export function earlySunsets(released: Api, now: Api, day: string): string[] {
  const before = sunsetsOf(released)
  const earliest = new Date(Date.parse(day) + OVERLAP_DAYS * DAY).toISOString().slice(0, 10)
  return [...sunsetsOf(snapshotOf(now))]
    .filter(([place, sunset]) => sunset < (before.get(place) ?? earliest))
    .map(([place, sunset]) => `${place}: ${sunset} is before ${before.get(place) ?? earliest}`)
}

/** The version of the API in the next release: as it stands, or the next minor where calls changed and it was not raised. */
export function nextApiVersion(released: Api, now: Api): string {
  const version = now.info.version
  const isSame = JSON.stringify(snapshotOf(now)) === JSON.stringify(released)
  if (isSame || version !== released.info.version) return version
  const [major, minor] = parseVersion(version)
  return `${major}.${minor + 1}.0`
}
