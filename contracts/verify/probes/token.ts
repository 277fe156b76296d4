/** The token: raw, and checked. */
import type { Operation } from '../document.ts'
import { withHeader, type Draft } from '../draft.ts'
import { codeOf, nameAnswer, type Exchange, type Problem } from '../wire.ts'
import { tried, type Probe, type Scene } from './probe.ts'

const SCHEME = '/components/securitySchemes/token'
const STRANGER = 'a-token-that-nobody-has'

function notSignedOut({ judge }: Scene, exchange: Exchange): Problem[] {
  const { received } = exchange
  if (codeOf(received) === 401 && received.status === 200) return judge.answer(exchange)
  return [{ says: `answered ${nameAnswer(received)}; it must be code 401 at HTTP 200`, pointer: SCHEME }]
}

const put = (draft: Draft, token: string | undefined) => withHeader(draft, 'Authorization', token)

function signedOut(name: string, needs: Probe['needs'], token: (scene: Scene) => string | undefined): Probe {
  return {
    name,
    needs,
    consumes: false,
    run: scene => tried(scene, put(scene.draft, token(scene)), exchange => notSignedOut(scene, exchange)),
  }
}

/** A guest may call it; whether a token that is no good is ignored or refused, the answer must be one of the documented. */
const strangerAtPublic = (operation: Operation): Probe => ({
  name: 'with a token that nobody has',
  needs: 'nothing',
  consumes: operation.changes,
  run: scene =>
    tried(scene, put(scene.draft, STRANGER), exchange => {
      const problems = scene.judge.answer(exchange)
      if (problems.length > 0 || codeOf(exchange.received) !== 500) return problems
      return [
        {
          says: `answered ${nameAnswer(exchange.received)}; a bad token may be ignored or refused`,
          pointer: SCHEME,
        },
      ]
    }),
})

/** The probes of the token. */
export function tokenProbes(operation: Operation): Probe[] {
  if (operation.isPublic) return [strangerAtPublic(operation)]
  return [
    signedOut('without a token', 'nothing', () => undefined),
    signedOut('with an empty token', 'nothing', () => ''),
    signedOut('with a token that nobody has', 'nothing', () => STRANGER),
    signedOut('with a good token after "Bearer"', 'token', ({ token }) => `Bearer ${token}`),
    signedOut('with a good token and one letter more', 'token', ({ token }) => `${token}x`),
    signedOut('with a good token and one letter less', 'token', ({ token }) => token?.slice(0, -1)),
  ]
}
