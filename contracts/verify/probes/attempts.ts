/** A secret cannot be guessed: the attempts that a refusal leaves become fewer, and after the last one even what is right is refused. */
import type { Operation } from '../document.ts'
import { withField } from '../draft.ts'
import { codeOf, fieldOf, nameAnswer, partAt, type HttpExchange, type Violation } from '../wire.ts'
import { openAccount, valueIn } from './accounts.ts'
import { asNew } from './at-once.ts'
import { NotApplicable, type Probe } from './probe.ts'
import { isProof } from './secrets.ts'

/** More attempts than any back end should leave. */
const MAX_ATTEMPTS = 9

/** A wrong secret of the same form, another one at each attempt, as the same mistake may count once. */
export function wrongSecret(secret: string, attempt: number): string {
  const last = secret.at(-1) ?? ''
  const [first, count] = /\d/.test(last) ? ['0', 10] : ['a', 26]
  const place = (last.toLowerCase().charCodeAt(0) - first.charCodeAt(0) + attempt) % count
  return `${secret.slice(0, -1)}${String.fromCharCode(first.charCodeAt(0) + place)}`
}

const isLocked = ({ received, operation: { profile } }: HttpExchange) =>
  profile.codes.locked.includes(codeOf(received) as number)

/** The attempts that a refusal of a secret leaves; undefined where it says none. */
function leftAfter({ received }: HttpExchange, name: string): number | undefined {
  const left = partAt(received.json, received.profile.answers.attempts ?? '')
  return fieldOf(received) === name && /^\d+$/.test(String(left)) ? Number(left) : undefined
}

/** What is wrong with the answers to wrong secrets, one after the other, and to the right one after them. */
export function attemptProblems(
  name: string,
  attempts: readonly HttpExchange[],
  right: HttpExchange | undefined,
  pointer: string,
): Violation[] {
  const left = attempts.map(one => leftAfter(one, name))
  const says = left.flatMap((after, index) => {
    const before = left[index - 1]
    const next = attempts[index]!
    if (before === undefined || isLocked(next) || (before > 0 && after === before - 1)) return []
    return before === 0
      ? [`no attempt was left for ${name}, and one more was answered ${nameAnswer(next.received)}`]
      : [`${before} attempts were left for ${name}, and after one more ${after ?? nameAnswer(next.received)}`]
  })
  const opened =
    right && !isLocked(right)
      ? [`after the last attempt that was left, the right ${name} was answered ${nameAnswer(right.received)}`]
      : []
  return [...says.slice(0, 1), ...opened].map(text => ({ says: `${text}; it must be locked`, pointer }))
}

const attemptProbe = (name: string, pointer: string): Probe => ({
  name: `${name} wrong until no attempt is left`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    const baseline = scene.successes.find(({ fromStates }) => fromStates.includes(name))
    if (!baseline) return { problems: [], exchanges: [] }
    const { draft } = await openAccount(scene, baseline)
    const secret = valueIn(draft, name)
    if (typeof secret !== 'string') throw new NotApplicable(`the states give no ${name}`)
    const ask = (text: string): Promise<HttpExchange> => scene.ask(asNew(withField(draft, name, text)))
    const attempts: HttpExchange[] = []
    const isOver = (last: HttpExchange) => isLocked(last) || leftAfter(last, name) === undefined
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const last = await ask(wrongSecret(secret, attempt))
      attempts.push(last)
      if (isOver(last)) break
    }
    const right = attempts.length > 1 ? await ask(secret) : undefined
    const exchanges = [...attempts, ...(right ? [right] : [])]
    const judged = exchanges.flatMap(one => scene.judge.answer(one))
    return { problems: [...judged, ...attemptProblems(name, attempts, right, pointer)], exchanges }
  },
})

/** The probes of the secrets that an operation takes, where refusals say how many attempts are left, and a lock has a code. */
export function attemptProbes({ body, profile }: Operation): Probe[] {
  if (profile.answers.attempts === undefined || profile.codes.locked.length === 0) return []
  return Object.entries(body?.schema.properties ?? {})
    .filter(([name, { enum: list }]) => isProof(profile, name) && !list)
    .map(([name]) => attemptProbe(name, `${body!.pointer}/properties/${name}`))
}
