import type { EnvironmentReader } from './environment.ts'

/** Where the figures of this process are given, in the OpenMetrics format. */
export interface MetricsConfig {
  /** The host and port of a listener of their own; undefined: there is none. */
  readonly listener: { readonly host: string; readonly port: number } | undefined
  /** Who sends this as a bearer token may read /metrics on the ports of the app; undefined: nobody may. */
  readonly token: string | undefined
}

/** Shorter ones could be guessed. */
const MIN_TOKEN_LENGTH = 16

const parsePort = (text: string) => (/^\d{1,5}$/.test(text) && +text <= 65_535 ? Number(text) : undefined)
const parseToken = (text: string) => (text.length >= MIN_TOKEN_LENGTH ? text : undefined)

/** The settings METRICS_HOST, METRICS_PORT and METRICS_TOKEN. */
export function readMetricsConfig(read: EnvironmentReader): MetricsConfig {
  const port = read.optional('METRICS_PORT', parsePort, 'a whole number of 0 to 65535')
  const host = read.text('METRICS_HOST', '127.0.0.1')
  return {
    listener: port === undefined ? undefined : { host, port },
    token: read.optional('METRICS_TOKEN', parseToken, `a text of at least ${MIN_TOKEN_LENGTH} characters`),
  }
}
