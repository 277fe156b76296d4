/** What the command line asks for: a verification, the judgement of an archive, or a proxy; and what is to be written. */
import { resolve } from 'node:path'
import type { Material } from './specification/material.ts'
import { parse, readOnly, readOptions, readReport, readUrl, type Options } from './options.ts'
import { UsageError } from './usage.ts'
import type { ReportFiles } from './report/write.ts'
import type { ListenAddress } from './traffic/passing-proxy.ts'
import type { TrafficFilter } from './traffic/traffic-report.ts'

type Task =
  | { readonly kind: 'verify'; readonly options: Options }
  | { readonly kind: 'har'; readonly file: string; readonly filter: TrafficFilter }
  | {
      readonly kind: 'proxy'
      readonly address: ListenAddress
      readonly filter: TrafficFilter & { readonly base: URL }
    }

export interface Command {
  readonly task: Task
  readonly strict: boolean
  /** The folder of the three reports. */
  readonly report: string | undefined
  readonly files: ReportFiles
  readonly annotations: boolean
}

/** What only a verification uses. */
const SENDING = [
  'states',
  'header',
  'token',
  'other-token',
  'origin',
  'allow-writes',
  'walks',
  'seed',
] as const

type Described = Pick<Material, 'operations' | 'server'>

/** A port of this machine, or host and port. */
function readAddress(text: string): ListenAddress {
  const [, host = '127.0.0.1', port = ''] = /^(?:\[?([^\]]+)\]?:)?(\d{1,5})$/.exec(text) ?? []
  if (port === '' || Number(port) > 65_535) {
    throw new UsageError(`--proxy ${text}: give a port, such as --proxy 9000, or host and port.`)
  }
  return { host, port: Number(port) }
}

function readTask(argv: readonly string[], { operations, server }: Described): Task {
  const values = parse(argv)
  const { har, proxy } = values
  if (har === undefined && proxy === undefined)
    return { kind: 'verify', options: readOptions(argv, operations, server) }
  if (har !== undefined && proxy !== undefined) throw new UsageError('--har and --proxy: give one of them.')
  const unused = SENDING.find(name => values[name] !== undefined)
  if (unused) throw new UsageError(`--${unused} is of no use with --har or --proxy, which send nothing.`)
  const only = readOnly(values.only ?? [], operations)
  const base = values.url === undefined ? undefined : readUrl('--url', values.url)
  if (har !== undefined) return { kind: 'har', file: resolve(har), filter: { base, only } }
  if (!base) throw new UsageError('--proxy needs --url: the back end that calls are passed on to.')
  return { kind: 'proxy', address: readAddress(proxy ?? ''), filter: { base, only } }
}

const pathOf = (file: string | undefined) => (file === undefined ? undefined : resolve(file))

/** Reads the whole command line. @throws UsageError */
export function readCommand(argv: readonly string[], material: Described): Command {
  const values = parse(argv)
  return {
    task: readTask(argv, material),
    strict: values.strict ?? false,
    report: values.report === undefined ? undefined : readReport(values.report),
    files: {
      junit: pathOf(values.junit),
      sarif: pathOf(values.sarif),
      codeQuality: pathOf(values['code-quality']),
    },
    annotations: values.annotations ?? false,
  }
}
