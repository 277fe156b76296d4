/** Headers of `--header`, which a gateway before the back end wants: sent with every call, and never written. */
import type { Profile } from './profile/profile.ts'
import { UsageError } from './usage.ts'

/** By their names as they were given. */
export type GivenHeaders = Readonly<Record<string, string>>

/** What the verifier itself sends, varies or needs to be sent as it is, beside the headers of a profile. */
const OWN = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'origin',
  'x-contract-request',
  'x-contract-interaction',
])

/** `Name: value`, each once. @throws UsageError which never repeats a value */
export function readHeaders(texts: readonly string[], profile: Profile): GivenHeaders {
  const own = new Set([...OWN, ...Object.keys(profile.headers).map(name => name.toLowerCase())])
  const given: Record<string, string> = {}
  for (const text of texts) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\x20-\x7e]*[\x21-\x7e])[ \t]*$/.exec(text) ?? []
    if (name === undefined || value === undefined) {
      throw new UsageError(
        "--header: give name and value as --header 'X-Api-Key: value', in letters of ASCII.",
      )
    }
    if (own.has(name.toLowerCase())) {
      throw new UsageError(`--header ${name}: the verifier sends this header itself.`)
    }
    if (Object.keys(given).some(known => known.toLowerCase() === name.toLowerCase())) {
      throw new UsageError(`--header ${name}: it is given twice.`)
    }
    given[name] = value
  }
  return given
}

/** The headers of a request with the given ones. What it has itself stays, such as the token of an account. */
export function withGiven(
  headers: Readonly<Record<string, string>>,
  given: GivenHeaders,
): Record<string, string> {
  const own = new Set(Object.keys(headers).map(name => name.toLowerCase()))
  const added = Object.entries(given).filter(([name]) => !own.has(name.toLowerCase()))
  return { ...headers, ...Object.fromEntries(added) }
}

/** The variable that stands for a given header in a printed command: `X_API_KEY`. */
const variableOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')

/** Given headers as options of curl, by variables; without those that a request has itself. */
export const curlHeaders = (names: readonly string[], own: readonly string[] = []): string =>
  names
    .filter(name => !own.some(one => one.toLowerCase() === name.toLowerCase()))
    .map(name => ` -H "${name}: $${variableOf(name)}"`)
    .join('')

/** Commands that stop where a variable of a given header is not set. */
export const curlVariables = (names: readonly string[]): string[] =>
  names.map(name => `: "\${${variableOf(name)}:?the value of the header ${name}}"`)

/** The hook is asked with them where it is behind the same address; others are not told them. */
export const givenFor = (url: URL, base: URL, given: GivenHeaders): GivenHeaders =>
  url.origin === base.origin ? given : {}
