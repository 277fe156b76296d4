import { create } from 'zustand'
import { abortAfter } from '#src/lib/abort.ts'
import { remapLanguages } from '#src/lib/locales.ts'
import { HOME_VARIANTS, ME_VARIANTS, type HomeVariant, type MeVariant } from '#src/lib/paths.ts'
import { asRecord, asNonEmptyString } from '../storage/parse.ts'
import { localEntries } from '../storage/storage.ts'

export interface Line {
  /** Name given by the operator; empty: the app numbers it. */
  name: string
  /** Base URL of the API, without a trailing slash; empty: the origin of the page. */
  url: string
}

/** The settings of a deployment: one build serves all of them (R7.3). */
export interface RuntimeConfig {
  siteName: string
  lines: readonly [Line, Line]
  /** Fields that every request carries (R7.1). */
  defaultBody: Readonly<Record<string, string>>
  /** Whether quotes are streamed; false: they are polled. */
  stream: boolean
  /** Whether money and market are simulated, until the back end has said so: the strip that says it takes its room from the start. */
  sandbox: boolean
  /** The variants (R2.5) of the first and the last tab. */
  home: HomeVariant
  me: MeVariant
  /** BCP 47 tags of languages that take the place of others, by the code of those: `{ my: 'my-MM' }`. */
  languages: Readonly<Partial<Record<string, string>>>
}

const sameOrigin: Line = { name: '', url: '' }

export const defaultRuntimeConfig: RuntimeConfig = {
  siteName: 'Fairline',
  lines: [sameOrigin, sameOrigin],
  defaultBody: {},
  stream: true,
  sandbox: false,
  home: HOME_VARIANTS[0],
  me: ME_VARIANTS[0],
  languages: {},
}

function parseLine(data: unknown): Line | undefined {
  const line = asRecord(data)
  if (!line) return undefined
  const url = line.url ?? ''
  if (typeof url !== 'string') return undefined
  if (url !== '' && !/^https?:\/\/[^\s?#]+$/.test(url)) return undefined
  return { name: asNonEmptyString(line.name) ?? '', url: url.replace(/\/+$/, '') }
}

function parseTexts(data: unknown): Record<string, string> {
  const fields = Object.entries(asRecord(data) ?? {})
  return Object.fromEntries(
    fields.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  )
}

/** Parses `/config.json`; a missing or invalid setting gets its default, the others still apply. */
export function parseRuntimeConfig(data: unknown): RuntimeConfig {
  const fields = asRecord(data) ?? {}
  const [first, second] = Array.isArray(fields.lines) ? fields.lines.map(parseLine) : []
  return {
    siteName: asNonEmptyString(fields.siteName) ?? defaultRuntimeConfig.siteName,
    lines: [first ?? sameOrigin, second ?? first ?? sameOrigin],
    defaultBody: parseTexts(fields.defaultBody),
    stream: fields.stream !== false,
    sandbox: fields.sandbox === true,
    home: HOME_VARIANTS.find(route => route === fields.home) ?? HOME_VARIANTS[0],
    me: ME_VARIANTS.find(route => route === fields.me) ?? ME_VARIANTS[0],
    languages: parseTexts(fields.languages),
  }
}

const name = 'runtime-config'
const version = 1

/** The settings of the last visit, as they were served. */
function lastRuntimeConfig(): RuntimeConfig | undefined {
  const entry = localEntries.getItem(name)
  return entry?.version === version ? parseRuntimeConfig(entry.state) : undefined
}

/** Those of the last visit until the settings are loaded, which every call waits for. */
export const useRuntimeConfig = create<RuntimeConfig>()(() => lastRuntimeConfig() ?? defaultRuntimeConfig)

remapLanguages(useRuntimeConfig.getState().languages)
useRuntimeConfig.subscribe(({ languages }) => remapLanguages(languages))

/** What is served as the settings; {} where there is no such file, or an HTML page instead. */
function parseServed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

declare global {
  /** What is served as the settings, where a script inside the page has asked for it already. */
  var servedSettings: Promise<Response> | undefined
}

/** Asks for the settings once in a visit, whichever script does so first. */
async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  globalThis.servedSettings ??= globalThis.fetch(url, init)
  return (await globalThis.servedSettings).clone()
}

/**
 * Loads the deployment settings. Never fails and never delays the start for long: without an answer within the timeout,
 * or while the server fails, those of the last visit apply, or the defaults.
 */
export async function loadRuntimeConfig(
  options: { url?: string; timeoutMs?: number; fetch?: typeof fetchOnce } = {},
): Promise<RuntimeConfig> {
  const { url = 'config.json', timeoutMs = 3000, fetch = fetchOnce } = options
  try {
    const response = await fetch(url, { signal: abortAfter(timeoutMs) })
    if (response.status < 500) {
      const data = parseServed(response.ok ? await response.text() : '')
      useRuntimeConfig.setState(parseRuntimeConfig(data))
      localEntries.setItem(name, { state: data, version })
    }
  } catch {
    // No connection, or it broke.
  }
  return useRuntimeConfig.getState()
}
