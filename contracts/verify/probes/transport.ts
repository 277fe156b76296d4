/** Media types, methods and CORS preflights. */
import type { Document, Operation } from '../document.ts'
import { FORM, JSON_TYPE, pathOf, toSent, withHeader, withSession, type Draft } from '../draft.ts'
import { codeOf, isBroken, isSuccess, nameAnswer, type Violation, type Received } from '../wire.ts'
import {
  NotApplicable,
  refusalProblems,
  refusalProbe,
  sendAndJudge,
  type Probe,
  type ProbeContext,
} from './probe.ts'

function mediaTypeProbes(operation: Operation): Probe[] {
  const { body } = operation
  if (!body) return []
  const wrong = [body.type === FORM ? JSON_TYPE : FORM, 'text/plain']
  // An empty optional body needs no content type.
  const others = body.isRequired ? [...wrong, undefined] : wrong
  return others.map(type =>
    refusalProbe(operation, type ? `a body said to be ${type}` : 'a body without Content-Type', scene =>
      sendAndJudge(scene, withHeader(scene.draft, 'Content-Type', type), exchange =>
        operation.profile.silence === 'strict' || isBroken(exchange.received)
          ? refusalProblems(scene, exchange, body.pointer)
          : scene.judge.answer(exchange),
      ),
    ),
  )
}

/** Whether a request can be at both paths, as a parameter stands for anything. */
function isSamePath(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')]
  const isFree = (part: string | undefined) => part === undefined || part.includes('{')
  return (
    parts.length === others.length &&
    parts.every((part, index) => part === others[index] || isFree(part) || isFree(others[index]))
  )
}

/** An undocumented method must neither succeed nor cause an internal error. */
function methodProbes({ paths }: Document, operation: Operation): Probe[] {
  const known = Object.entries(paths).filter(([path]) => isSamePath(path, operation.path))
  const others = ['GET', 'POST', 'PUT', 'DELETE'].filter(
    method => method !== operation.method && !known.some(([, item]) => method.toLowerCase() in item),
  )
  return others.map(method =>
    refusalProbe(operation, `called with ${method}`, async scene => {
      const sent = toSent(scene.draft)
      // Nobody knows what it does there.
      const forbidden = scene.forbidden({ ...operation, method, changes: method !== 'GET' })
      if (forbidden && operation.profile.silence === 'lenient') throw new NotApplicable(forbidden)
      const exchange = await scene.askAsSent({ ...sent, method, body: method === 'GET' ? '' : sent.body })
      const { received } = exchange
      // A page for people is answered to whatever has no meaning of its own.
      const isPage =
        operation.profile.silence === 'lenient' && received.headers['content-type']?.startsWith('text/html')
      const isDone =
        received.status < 300 && (isSuccess(received) || codeOf(received) === undefined) && !isPage
      const says = `answered ${nameAnswer(received)}; only ${operation.method} is documented`
      return {
        problems: isBroken(received) || isDone ? [{ says, pointer: operation.pointer }] : [],
        exchanges: [exchange],
      }
    }),
  )
}

const listOf = (text: string | undefined) => (text ?? '').toLowerCase().split(/\s*,\s*/)

/** The problems of a preflight answer that prevent a browser from sending the app's requests. */
function preflightProblems(scene: ProbeContext, received: Received, headers: readonly string[]): Violation[] {
  const { origin, operation } = scene
  const allowed = listOf(received.headers['access-control-allow-headers'])
  const methods = listOf(received.headers['access-control-allow-methods'])
  const from = received.headers['access-control-allow-origin']
  // Without credentials, a wildcard covers every header except Authorization.
  const lacking = headers.filter(
    name => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'),
  )
  const isSimple = operation.method === 'GET' || operation.method === 'POST'
  const says = [
    ...(received.status >= 300 ? [`the preflight is answered with HTTP ${received.status}`] : []),
    ...(from === origin || from === '*'
      ? []
      : [`Access-Control-Allow-Origin is ${from ? `"${from}"` : 'missing'}; the page is ${origin}`]),
    ...lacking.map(name => `Access-Control-Allow-Headers lacks ${name}`),
    ...(isSimple || methods.includes(operation.method.toLowerCase()) || methods.includes('*')
      ? []
      : [`Access-Control-Allow-Methods lacks ${operation.method}`]),
  ]
  return says.map(one => ({ says: one, pointer: operation.pointer }))
}

/** A request without a token and in no language. */
const refusedDraft = (draft: Draft): Draft =>
  Object.keys(draft.operation.profile.language?.headers ?? {}).reduce(
    (changed, name) => withHeader(changed, name, '0'),
    withSession(draft, undefined),
  )

function corsProbes(operation: Operation): Probe[] {
  if (!operation.profile.cors) return []
  const documented = operation.parameters.filter(({ in: place }) => place === 'header')
  const session = operation.session.in === 'header' ? [operation.session.name.toLowerCase()] : []
  const headers = [...session, 'content-type', ...documented.map(({ name }) => name.toLowerCase())]
  const preflight: Probe = {
    name: 'a browser asks beforehand',
    needs: 'nothing',
    consumes: false,
    run: async scene => {
      const exchange = await scene.askAsSent({
        method: 'OPTIONS',
        target: pathOf(scene.draft),
        headers: {
          Origin: scene.origin,
          'Access-Control-Request-Method': operation.method,
          'Access-Control-Request-Headers': headers.toSorted().join(','),
        },
        body: '',
      })
      return { problems: preflightProblems(scene, exchange.received, headers), exchanges: [exchange] }
    },
  }
  const answer: Probe = {
    name: 'a browser may read the answer',
    needs: 'nothing',
    consumes: false,
    run: scene => {
      // A browser must be able to read a refusal too, and a refusal changes nothing.
      const draft = withHeader(refusedDraft(scene.draft), 'Origin', scene.origin)
      return sendAndJudge(scene, draft, ({ received }) => {
        const from = received.headers['access-control-allow-origin']
        if (from === scene.origin || from === '*') return []
        const says = `Access-Control-Allow-Origin is ${from ? `"${from}"` : 'missing'}; the page is ${scene.origin}`
        return [{ says, pointer: operation.pointer }]
      })
    },
  }
  return [preflight, answer]
}

/** The probes of how an operation is called. */
export const transportProbes = (document: Document, operation: Operation): Probe[] => [
  ...mediaTypeProbes(operation),
  ...methodProbes(document, operation),
  ...corsProbes(operation),
]
