import { create } from 'zustand'
import { HOME_VARIANTS, ME_VARIANTS, type HomeVariant, type MeVariant } from '../lib/paths.ts'
import { asRecord, asText } from './parse.ts'

export interface Line {
  /** As the operator calls it; empty: the app numbers it. */
  name: string
  /** Where the API is, without a slash at its end; empty: where the page came from. */
  url: string
}

/** The settings of a deployment, so that one build serves any of them (R7.3). */
export interface RuntimeConfig {
  siteName: string
  lines: readonly [Line, Line]
  /** Fields that every request carries (R7.1). */
  defaultBody: Readonly<Record<string, string>>
  /** Whether quotes come as a stream; false: they are polled. */
  stream: boolean
  /** Which of their variants (R2.5) are the first and the last tab. */
  home: HomeVariant
  me: MeVariant
}

const samePlace: Line = { name: '', url: '' }

export const defaultRuntimeConfig: RuntimeConfig = {
  siteName: 'Fairline',
  lines: [samePlace, samePlace],
  defaultBody: {},
  stream: true,
  home: HOME_VARIANTS[0],
  me: ME_VARIANTS[0],
}

function parseLine(data: unknown): Line | undefined {
  const line = asRecord(data)
  if (!line) return undefined
  const url = line.url ?? ''
  if (typeof url !== 'string') return undefined
  if (url !== '' && !/^https?:\/\/[^\s?#]+$/.test(url)) return undefined
  return { name: asText(line.name) ?? '', url: url.replace(/\/+$/, '') }
}

function parseBody(data: unknown): Record<string, string> {
  const fields = Object.entries(asRecord(data) ?? {})
  return Object.fromEntries(
    fields.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)]]
        : [],
    ),
  )
}

/** Reads `/config.json`; a setting that is missing or wrong has its default, and the rest still counts. */
export function parseRuntimeConfig(data: unknown): RuntimeConfig {
  const fields = asRecord(data) ?? {}
  const [first, second] = Array.isArray(fields.lines) ? fields.lines.map(parseLine) : []
  return {
    siteName: asText(fields.siteName) ?? defaultRuntimeConfig.siteName,
    lines: [first ?? samePlace, second ?? first ?? samePlace],
    defaultBody: parseBody(fields.defaultBody),
    stream: fields.stream !== false,
    home: HOME_VARIANTS.find(route => route === fields.home) ?? HOME_VARIANTS[0],
    me: ME_VARIANTS.find(route => route === fields.me) ?? ME_VARIANTS[0],
  }
}

export const useRuntimeConfig = create<RuntimeConfig>()(() => defaultRuntimeConfig)

/**
 * Loads the settings of the deployment. It never fails and never holds the start up for long: without an
 * answer within the time limit the defaults stay.
 */
export async function loadRuntimeConfig(
  options: { url?: string; timeoutMs?: number; fetch?: typeof globalThis.fetch } = {},
): Promise<RuntimeConfig> {
  const { url = 'config.json', timeoutMs = 3000, fetch = globalThis.fetch } = options
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok) useRuntimeConfig.setState(parseRuntimeConfig(await response.json()))
  } catch {
    // No such file, a web page in its place, or nobody there: the defaults serve the page's own host.
  }
  return useRuntimeConfig.getState()
}
