/** Media types, methods and CORS preflights. */
import type { Operation } from '../document.ts'
import { FORM, JSON_TYPE, toSent, withHeader } from '../draft.ts'
import { codeOf, nameAnswer, type Violation, type Received } from '../wire.ts'
import { refusalProblems, refusalProbe, sendAndJudge, type Probe, type ProbeContext } from './probe.ts'

function mediaTypeProbes(operation: Operation): Probe[] {
  const { body } = operation
  if (!body) return []
  const wrong = [body.type === FORM ? JSON_TYPE : FORM, 'text/plain']
  // An empty optional body needs no content type.
  const others = body.isRequired ? [...wrong, undefined] : wrong
  return others.map(type =>
    refusalProbe(operation, type ? `a body said to be ${type}` : 'a body without Content-Type', scene =>
      sendAndJudge(scene, withHeader(scene.draft, 'Content-Type', type), exchange =>
        refusalProblems(scene, exchange, body.pointer),
      ),
    ),
  )
}

/** An undocumented method must neither succeed nor cause an internal error. */
function methodProbes(operation: Operation): Probe[] {
  const others = ['GET', 'POST', 'PUT', 'DELETE'].filter(method => method !== operation.method)
  return others.map(method =>
    refusalProbe(operation, `called with ${method}`, async scene => {
      const sent = toSent(scene.draft)
      const exchange = await scene.askAsSent({ ...sent, method, body: method === 'GET' ? '' : sent.body })
      const { received } = exchange
      const isBroken = received.status >= 500 || codeOf(received) === 500
      const isDone = received.status < 300 && (codeOf(received) === 200 || codeOf(received) === undefined)
      const says = `answered ${nameAnswer(received)}; only ${operation.method} is documented`
      return {
        problems: isBroken || isDone ? [{ says, pointer: operation.pointer }] : [],
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

function corsProbes(operation: Operation): Probe[] {
  const documented = operation.parameters.filter(({ in: place }) => place === 'header')
  const headers = ['authorization', 'content-type', ...documented.map(({ name }) => name.toLowerCase())]
  const preflight: Probe = {
    name: 'a browser asks beforehand',
    needs: 'nothing',
    consumes: false,
    run: async scene => {
      const exchange = await scene.askAsSent({
        method: 'OPTIONS',
        target: operation.path,
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
      const refused = withHeader(withHeader(scene.draft, 'Authorization', undefined), 'LanguageId', '0')
      const draft = withHeader(refused, 'Origin', scene.origin)
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
export const transportProbes = (operation: Operation): Probe[] => [
  ...mediaTypeProbes(operation),
  ...methodProbes(operation),
  ...corsProbes(operation),
]
