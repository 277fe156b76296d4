/** The settings of a deployment, read once from the environment and validated before anything starts. */
import { HOME_VARIANTS, ME_VARIANTS, type HomeVariant, type MeVariant } from '../src/lib/paths.ts'
import { createEnvironmentReader, type Environment, type EnvironmentReader } from './environment.ts'
import { parseSecretsKey } from './auth/secrets-key.ts'
import { parseLanguages, type LanguageTags } from './languages-config.ts'
import { isPostgresUrl } from './kernel/postgres/url.ts'
import { parseMarketSeed, type MarketSeedSetting } from './market/seed-setting.ts'
import { readPushConfig, type PushConfig } from './push-config.ts'

/** One host that the app may talk to; an empty address is the page's own. */
export interface LineSetting {
  readonly name: string
  readonly url: string
}

/** The paths of a certificate with its chain and of its key, as PEM. */
export interface TlsFiles {
  readonly tlsCert: string
  readonly tlsKey: string
}

export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Undefined: this process speaks HTTP, and TLS ends before it. */
  readonly tls: TlsFiles | undefined
  /** Further host names that this process answers for, besides those that other settings mention (allowed-hosts.ts). */
  readonly hosts: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Where PostgreSQL can be listened to, past a pooler; undefined: at `databaseUrl`. */
  readonly databaseListenUrl: string | undefined
  /** Undefined: the database gives each process one. */
  readonly nodeId: number | undefined
  /** How long /readyz says that this process is about to stop, before its ports close. */
  readonly drainSeconds: number
  /** The port that /metrics is served at, for monitoring; undefined: it is not. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  /** Opens the embedded database although its log is damaged, without what follows the damage. */
  readonly acceptDamagedLog: boolean
  readonly siteName: string
  /** The layouts of the first and the last tab (R2.5). */
  readonly home: HomeVariant
  readonly me: MeVariant
  /** Languages that the app uses codes for, in place of its own. */
  readonly languages: LanguageTags
  /** Undefined: the second line is this process too, on the next port of the same host. */
  readonly lines: readonly LineSetting[] | undefined
  /** Other origins whose pages may call this back end (CORS). */
  readonly origins: readonly string[]
  /** The domain that passkeys belong to (WebAuthn's RP id): the app's own, or a parent domain of it. */
  readonly passkeyRpId: string
  /** The origins whose pages may use passkeys; empty: `https://` and the RP id, or any port of localhost. */
  readonly passkeyOrigins: readonly string[]
  /** Play money: sign-in codes are shown, and a simulated operator decides by published rules. */
  readonly sandbox: boolean
  /** How long a deposit waits for the sandbox operator, in milliseconds. */
  readonly depositDelay: number
  /** How long a withdrawal waits for each of the sandbox operator's steps, in milliseconds. */
  readonly withdrawDelay: number
  /** How long an application for a loan waits for the sandbox operator, in milliseconds. */
  readonly loanDelay: number
  /** How long an identity check waits for the sandbox operator, in milliseconds. */
  readonly identityDelay: number
  /** 32 bytes that seal the secrets of the database; undefined: a file beside it has the key (auth/secrets-key.ts). */
  readonly secretsKey: Uint8Array | undefined
  /** How notifications are sent to devices (Web Push); undefined: they are not. */
  readonly push: PushConfig | undefined
  /** Settings of R9.1 by name, those that differ from their defaults (docs/rules/site.md). */
  readonly otherValue: Readonly<Record<string, string>>
  /** The secret that prices follow from, or a number for tests; undefined: a secret is made and kept with the data. */
  readonly marketSeed: MarketSeedSetting
  readonly marketHours: 'always' | 'exchange'
  readonly rateLimits: boolean
  /** Open connections of one address; behind a trusted proxy, and without rate limits, there is no such limit. */
  readonly connectionsPerAddress: number
  /** Open connections in all. */
  readonly connections: number
  /** How long a connection may take until the headers of its request are complete, in seconds. */
  readonly headerSeconds: number
  /** Whether X-Forwarded-For and X-Forwarded-Proto are trusted. */
  readonly trustProxy: boolean
  readonly log: boolean
  /** Percentage of answers that are validated against the specification. */
  readonly checkedAnswersPercent: number
}

/** The environment has invalid settings; the message names each and says what is valid. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid settings:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,39}\])$/

const parseDomain = (text: string) =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/.test(text) &&
  !/^[\d.]+$/.test(text)
    ? text
    : undefined

function parseLines(text: string): LineSetting[] | undefined {
  try {
    const lines: unknown = JSON.parse(text)
    if (!Array.isArray(lines) || lines.length !== 2) return undefined
    const valid = (lines as Partial<LineSetting>[]).every(
      ({ name, url }) =>
        typeof name === 'string' && typeof url === 'string' && (url === '' || ORIGIN.test(url)),
    )
    return valid ? (lines as LineSetting[]).map(({ name, url }) => ({ name, url })) : undefined
  } catch {
    return undefined
  }
}

function parseOtherValue(text: string): Record<string, string> | undefined {
  try {
    const values: unknown = JSON.parse(text)
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined
    const isValid = Object.values(values).every(value => typeof value === 'string' && value.length <= 200)
    return isValid ? (values as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}

const parseNodeId = (text: string) => (/^\d{1,4}$/.test(text) && +text <= 1023 ? Number(text) : undefined)

const parsePort = (text: string) => (/^\d{1,5}$/.test(text) && +text <= 65_535 ? Number(text) : undefined)

const parseDatabaseUrl = (text: string) => (isPostgresUrl(text) ? text : undefined)

const readDatabaseUrls = (read: EnvironmentReader): Pick<Config, 'databaseUrl' | 'databaseListenUrl'> => ({
  databaseUrl: read.optional(
    'DATABASE_URL',
    parseDatabaseUrl,
    'an address such as postgresql://user@host:5432/fairline, of several servers postgresql://user@one:5432,two:5432/fairline?target_session_attrs=read-write',
  ),
  databaseListenUrl: read.optional(
    'DATABASE_LISTEN_URL',
    parseDatabaseUrl,
    'an address such as DATABASE_URL, past any pooler',
  ),
})

/** Who may reach this process by which names. */
const readAddresses = (
  read: EnvironmentReader,
): Pick<Config, 'hosts' | 'lines' | 'origins' | 'passkeyRpId' | 'passkeyOrigins'> => ({
  hosts: read.list(
    'HOSTS',
    text => HOST_NAME.test(text),
    'host names without ports such as app.example, separated by commas',
  ),
  lines: read.optional(
    'LINES',
    parseLines,
    'JSON of two lines, [{"name":"","url":""},{"name":"","url":"https://…"}]',
  ),
  origins: read.list(
    'ORIGINS',
    text => ORIGIN.test(text),
    'origins such as https://app.example, separated by commas',
  ),
  passkeyRpId: read.optional('PASSKEY_RP_ID', parseDomain, 'a domain such as app.example') ?? 'localhost',
  passkeyOrigins: read.list(
    'PASSKEY_ORIGINS',
    text => ORIGIN.test(text),
    'origins such as https://app.example, separated by commas',
  ),
})

function readTlsFiles(read: EnvironmentReader): TlsFiles | undefined {
  const [tlsCert, tlsKey] = [read.text('TLS_CERT', ''), read.text('TLS_KEY', '')]
  if ((tlsCert === '') !== (tlsKey === ''))
    read.problems.push('TLS_CERT and TLS_KEY have to be set together.')
  return tlsCert && tlsKey ? { tlsCert, tlsKey } : undefined
}

const readConnectionLimits = (
  read: EnvironmentReader,
): Pick<Config, 'connectionsPerAddress' | 'connections' | 'headerSeconds'> => ({
  connectionsPerAddress: read.integer('CONNECTIONS_PER_ADDRESS', 500, 1, 1_000_000),
  connections: read.integer('CONNECTIONS', 16_000, 1, 1_000_000),
  headerSeconds: read.integer('HEADER_SECONDS', 15, 1, 300),
})

/**
 * The settings of this environment; docs/operating.md describes each.
 * @throws ConfigError naming every invalid setting
 */
export function readConfig(environment: Environment): Config {
  const read = createEnvironmentReader(environment)
  const production = environment['NODE_ENV'] === 'production'
  const config: Config = {
    production,
    host: read.text('HOST', '127.0.0.1'),
    port: read.integer('PORT', 8080, 0, 65_534),
    tls: readTlsFiles(read),
    dataDir: read.text('DATA_DIR', 'data'),
    ...readDatabaseUrls(read),
    nodeId: read.optional('NODE_ID', parseNodeId, 'a whole number of 0 to 1023'),
    metricsPort: read.optional('METRICS_PORT', parsePort, 'a port, a whole number of 0 to 65535'),
    metricsHost: read.text('METRICS_HOST', '127.0.0.1'),
    drainSeconds: read.integer('DRAIN_SECONDS', environment['DATABASE_URL'] ? 5 : 0, 0, 300),
    acceptDamagedLog: read.flag('ACCEPT_DAMAGED_LOG', false),
    siteName: read.text('SITE_NAME', 'Fairline'),
    home: read.choice('HOME_PAGE', HOME_VARIANTS[0], HOME_VARIANTS),
    languages:
      read.optional('LANGUAGES', parseLanguages, 'codes with BCP 47 tags, such as "my=my-MM ida=id-ID"') ??
      {},
    me: read.choice('ME_PAGE', ME_VARIANTS[0], ME_VARIANTS),
    ...readAddresses(read),
    sandbox: read.flag('SANDBOX', true),
    depositDelay: read.integer('DEPOSIT_DELAY_MS', 3000, 0, 86_400_000),
    withdrawDelay: read.integer('WITHDRAW_DELAY_MS', 20_000, 0, 86_400_000),
    loanDelay: read.integer('LOAN_DELAY_MS', 20_000, 0, 86_400_000),
    identityDelay: read.integer('IDENTITY_DELAY_MS', 5000, 0, 86_400_000),
    secretsKey: read.secret(
      'SECRETS_KEY',
      parseSecretsKey,
      '32 random bytes as base64: openssl rand -base64 32',
    ),
    push: readPushConfig(read),
    otherValue:
      read.optional('OTHER_VALUE', parseOtherValue, 'JSON of texts by name, {"app_fastFree":"0"}') ?? {},
    marketSeed: read.secret(
      'MARKET_SEED',
      parseMarketSeed,
      '64 hexadecimal digits (openssl rand -hex 32), or for tests a whole number of 0 to 4294967295',
    ),
    marketHours: read.choice('MARKET_HOURS', 'always', ['always', 'exchange']),
    rateLimits: read.flag('RATE_LIMITS', true),
    ...readConnectionLimits(read),
    trustProxy: read.flag('TRUST_PROXY', false),
    log: read.flag('LOG', true),
    checkedAnswersPercent: production ? 1 : 100,
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems)
  return config
}
