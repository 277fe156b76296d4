import { connect, type Socket } from 'node:net'
import type { WireScript } from './request.ts'
import { ANSWER_TIMEOUT, textOf, type Client, type HttpAnswer, type Sent } from './send.ts'

/** A parsed answer and the offset where it ends; undefined while it is incomplete. */
interface Parsed {
  readonly answer: HttpAnswer
  readonly end: number
}

const CRLF = '\r\n'

function unchunk(text: string, from: number): { body: string; end: number } | undefined {
  let at = from
  let body = ''
  for (;;) {
    const lineEnd = text.indexOf(CRLF, at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(text.slice(at, lineEnd), 16)
    const start = lineEnd + 2
    if (!(size >= 0) || text.length < start + size + 2) return undefined
    if (size === 0) return { body, end: start + 2 }
    body += text.slice(start, start + size)
    at = start + size + 2
  }
}

/** Where the body of an answer ends and what it is. `isOver`: nothing more will come. */
function readBody(text: string, from: number, head: string, isOver: boolean) {
  // A stream does not end, so its start is enough.
  if (/\r\ncontent-type: *text\/event-stream/i.test(head)) return { body: text.slice(from), end: text.length }
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return unchunk(text, from)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) return isOver ? { body: text.slice(from), end: text.length } : undefined
  const end = from + Number(length)
  return text.length < end ? undefined : { body: text.slice(from, end), end }
}

function parseOne(text: string, from: number, method: string, isOver: boolean): Parsed | undefined {
  const headEnd = text.indexOf(`${CRLF}${CRLF}`, from)
  if (headEnd === -1) return undefined
  const head = text.slice(from, headEnd)
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0)
  const type = /\r\ncontent-type: *([^\r]*)/i.exec(head)?.[1]?.toLowerCase() ?? ''
  const start = headEnd + 4
  const isBodiless = method === 'HEAD' || status < 200 || status === 204 || status === 304
  const read = isBodiless ? { body: '', end: start } : readBody(text, start, head, isOver)
  if (!read) return undefined
  const encoding = /\r\ncontent-encoding: *gzip/i.test(head) ? 'gzip' : undefined
  const body = textOf(Buffer.from(read.body, 'latin1'), encoding)
  return { answer: { status, type, body }, end: read.end }
}

/** The answers received so far, without 100 Continue. */
export function parseAnswers(text: string, method: string, isOver: boolean): HttpAnswer[] {
  const answers: HttpAnswer[] = []
  let at = 0
  for (;;) {
    const parsed = parseOne(text, at, method, isOver)
    if (!parsed) return answers
    if (parsed.answer.status >= 200 || parsed.answer.status === 0) answers.push(parsed.answer)
    at = parsed.end
    if (at >= text.length) return answers
  }
}

/** Whether an answer is a stream, after which no other follows. */
export const isStream = ({ type }: HttpAnswer): boolean => type.startsWith('text/event-stream')

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function runSteps(socket: Socket, { steps }: WireScript): Promise<void> {
  for (const step of steps) {
    if (socket.destroyed) return
    if ('bytes' in step) socket.write(step.bytes)
    else if ('pause' in step) await wait(step.pause)
    else if ('end' in step) socket.end()
    else {
      // Written bytes must be flushed before the connection is destroyed.
      await wait(1)
      socket.destroy()
    }
  }
}

/** Runs a script on a new connection and waits for its answers or the end of the connection. */
export function sendScript({ host, port }: Pick<Client, 'host' | 'port'>, script: WireScript): Promise<Sent> {
  return new Promise(resolve => {
    const started = performance.now()
    const parts: Buffer[] = []
    let reason: string | undefined
    const socket = connect({ host, port, noDelay: true, allowHalfOpen: true })
    const finish = (ended: Sent['ended'], isOver: boolean) => {
      clearTimeout(timer)
      const text = Buffer.concat(parts).toString('latin1')
      const answers = parseAnswers(text, script.method, isOver)
      const milliseconds = performance.now() - started
      resolve({ answers, ended, milliseconds, ...(reason !== undefined && { reason }) })
      socket.destroy()
    }
    const timer = setTimeout(() => finish('silent', false), ANSWER_TIMEOUT)
    let isPlayed = false
    const finishIfWhole = () => {
      if (!isPlayed || script.answers === 0) return
      const text = Buffer.concat(parts).toString('latin1')
      const answers = parseAnswers(text, script.method, false)
      if (answers.length >= script.answers || answers.some(isStream)) finish('answered', false)
    }
    socket.on('data', part => {
      parts.push(part)
      finishIfWhole()
    })
    socket.on('end', () => finish('closed', true))
    socket.on('close', () => finish('closed', true))
    socket.on('error', error => (reason = error.message))
    const playAll = async () => {
      await runSteps(socket, script)
      isPlayed = true
      finishIfWhole()
    }
    socket.once('connect', () => {
      void playAll()
    })
  })
}
