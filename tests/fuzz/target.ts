import { fork, type ChildProcess } from 'node:child_process'

/** An error that the back end logged. */
export interface LoggedError {
  readonly event: string
  readonly operation: string | undefined
  /** The stack, or the message without one. */
  readonly text: string
}

/** The back end that is fuzzed. */
export interface Target {
  readonly url: string
  /** Bytes in use after a forced collection; undefined when unknown. */
  memory?: (() => Promise<number>) | undefined
  /** The findings of verify-ledger. */
  verify?: (() => Promise<readonly string[]>) | undefined
  /** Errors logged since the last call. */
  takeErrors(): readonly LoggedError[]
  /** How it exited, if it did so before it was stopped. */
  endedBy(): string | undefined
  stop(): Promise<void>
}

/** A message from the back end's process. */
export type Report =
  | { readonly ready: string }
  | { readonly error: LoggedError }
  | { readonly failed: string }
  | { readonly answer: number; readonly value: unknown }
/** A message to the back end's process. */
export interface Question {
  readonly ask: 'memory' | 'verify' | 'stop'
  readonly number: number
}

const NODE_FLAGS = ['--expose-gc', '--max-semi-space-size=16', '--disable-warning=ExperimentalWarning']
const STDERR_KEPT = 4000

/** The questions without an answer yet. */
function createQuestions(child: ChildProcess) {
  const waiting = new Map<number, (value: unknown) => void>()
  let asked = 0
  return {
    settle: (number: number, value: unknown) => {
      waiting.get(number)?.(value)
      waiting.delete(number)
    },
    ask: <Value>(ask: Question['ask']): Promise<Value> =>
      new Promise((resolve, reject) => {
        const number = ++asked
        if (!child.connected) return reject(new Error('The back end has ended.'))
        waiting.set(number, value => resolve(value as Value))
        child.once('exit', () => reject(new Error('The back end has ended.')))
        child.send({ ask, number } satisfies Question, error => error && reject(error))
      }),
  }
}

/**
 * Starts a back end in a process of its own, which speaks as `Report` and `Question` say.
 * @throws Error with what it said when it does not start
 */
export function startTarget(program: URL, environment: NodeJS.ProcessEnv): Promise<Target> {
  const child = fork(program, {
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    execArgv: NODE_FLAGS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.setMaxListeners(0)
  // A failed send rejects the question itself.
  child.on('error', () => {})
  const questions = createQuestions(child)
  let errors: LoggedError[] = []
  let said = ''
  let ended: string | undefined
  let isStopping = false
  child.stderr?.on('data', (part: Buffer) => (said = `${said}${part.toString()}`.slice(-STDERR_KEPT)))
  const exited = new Promise<void>(resolve => {
    child.once('exit', (code, signal) => {
      if (!isStopping) ended = `exit ${code ?? signal}: ${said}`
      resolve()
    })
  })
  const stop = async () => {
    isStopping = true
    if (child.connected) child.send({ ask: 'stop', number: 0 } satisfies Question)
    const force = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await exited
    clearTimeout(force)
  }
  return new Promise((resolve, reject) => {
    void exited.then(() => reject(new Error(`The back end does not start. ${said}`)))
    child.on('message', (report: Report) => {
      if ('error' in report) errors.push(report.error)
      else if ('answer' in report) questions.settle(report.answer, report.value)
      else if ('failed' in report) reject(new Error(report.failed))
      else {
        resolve({
          url: report.ready,
          memory: () => questions.ask('memory'),
          verify: () => questions.ask('verify'),
          endedBy: () => ended,
          takeErrors: () => {
            const taken = errors
            errors = []
            return taken
          },
          stop,
        })
      }
    })
  })
}
