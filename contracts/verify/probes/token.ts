/** Probes of the token. */
import type { Operation } from '../document.ts'
import { withSession } from '../draft.ts'
import { codeOf, isBroken, nameAnswer, type HttpExchange, type Violation } from '../wire.ts'
import { sendAndJudge, type Probe, type ProbeContext } from './probe.ts'

const UNKNOWN_TOKEN = 'a-token-that-nobody-has'

function signedOutProblems({ judge }: ProbeContext, exchange: HttpExchange): Violation[] {
  const { received, operation } = exchange
  const { answers, codes } = operation.profile
  const hasCodes = answers.code !== undefined
  const isSignedOut = codes.signedOut.includes(codeOf(received) as number)
  if (isSignedOut && (!hasCodes || received.status === 200)) return judge.answer(exchange)
  const wanted = codes.signedOut.join(' or ')
  const says = `answered ${nameAnswer(received)}; it must be ${hasCodes ? `code ${wanted} at HTTP 200` : `HTTP ${wanted}`}`
  return [{ says, pointer: operation.session.pointer }]
}

function signedOutProbe(
  name: string,
  needs: Probe['needs'],
  token: (scene: ProbeContext) => string | undefined,
): Probe {
  return {
    name,
    needs,
    consumes: false,
    run: scene =>
      sendAndJudge(scene, withSession(scene.draft, token(scene)), exchange =>
        signedOutProblems(scene, exchange),
      ),
  }
}

/** A public operation may ignore or refuse an invalid token, but its answer must be documented. */
const unknownTokenProbe = (operation: Operation): Probe => ({
  name: 'with a token that nobody has',
  needs: 'nothing',
  consumes: operation.changes,
  run: scene =>
    sendAndJudge(scene, withSession(scene.draft, UNKNOWN_TOKEN), exchange => {
      const problems = scene.judge.answer(exchange)
      if (problems.length > 0 || !isBroken(exchange.received)) return problems
      return [
        {
          says: `answered ${nameAnswer(exchange.received)}; a bad token may be ignored or refused`,
          pointer: operation.session.pointer,
        },
      ]
    }),
})

/** The probes of the token. */
export function tokenProbes(operation: Operation): Probe[] {
  if (operation.isPublic) return [unknownTokenProbe(operation)]
  return [
    signedOutProbe('without a token', 'nothing', () => undefined),
    signedOutProbe('with an empty token', 'nothing', () => ''),
    signedOutProbe('with a token that nobody has', 'nothing', () => UNKNOWN_TOKEN),
    ...(operation.session.prefix === ''
      ? [signedOutProbe('with a good token after "Bearer"', 'token', ({ token }) => `Bearer ${token}`)]
      : []),
    signedOutProbe('with a good token and one letter more', 'token', ({ token }) => `${token}x`),
    signedOutProbe('with a good token and one letter less', 'token', ({ token }) => token?.slice(0, -1)),
  ]
}
