/** Secrets are whole: what is nearly right is as wrong as anything else. */
import type { Operation } from '../document.ts'
import { withField } from '../draft.ts'
import type { Profile } from '../profile/profile.ts'
import { isSuccess, type HttpExchange, type Violation } from '../wire.ts'
import { openAccount, valueIn } from './accounts.ts'
import { NotApplicable, type Probe } from './probe.ts'

/** Whether a field proves who somebody is, by its name. */
export const isProof = ({ names }: Profile, name: string): boolean => new RegExp(names.proof, 'iu').test(name)

/** Texts that are nearly a secret, each with what they are. */
export function nearMisses(secret: string): (readonly [why: string, text: string])[] {
  const last = secret.at(-1) ?? ''
  const other = /\d/.test(last) ? String((Number(last) + 5) % 10) : last === 'x' ? 'y' : 'x'
  const swapped = secret.replaceAll(/[a-z]/gi, letter =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
  const all = [
    ['another last character', secret.slice(0, -1) + other],
    ['without its last character', secret.slice(0, -1)],
    ['one character too many', `${secret}1`],
    ['in the other case', swapped],
  ] as const
  return all.filter(([, text]) => text !== secret)
}

/** What is wrong with the answer to a secret that is nearly right. */
export function nearMissProblems(
  name: string,
  why: string,
  exchange: HttpExchange,
  pointer: string,
): Violation[] {
  if (!isSuccess(exchange.received)) return []
  return [{ says: `${name}, ${why}, was accepted; it must be refused`, pointer }]
}

const secretProbe = (operation: Operation, name: string, pointer: string): Probe => ({
  name: `${name} nearly right`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    // A secret that a state provides is proved; any other is chosen.
    const baseline = scene.successes.find(({ fromStates }) => fromStates.includes(name))
    if (!baseline) return { problems: [], exchanges: [] }
    const problems: Violation[] = []
    const exchanges: HttpExchange[] = []
    const secret = valueIn((await openAccount(scene, baseline)).draft, name)
    if (typeof secret !== 'string') throw new NotApplicable(`the states give no ${name}`)
    for (const [place] of nearMisses(secret).entries()) {
      // An account of its own, as some attempts lock it.
      const { draft } = await openAccount(scene, baseline)
      const near = nearMisses(String(valueIn(draft, name)))[place]
      if (!near) continue
      const exchange = await scene.ask(withField(draft, name, near[1]))
      exchanges.push(exchange)
      problems.push(...nearMissProblems(name, near[0], exchange, pointer))
    }
    return { problems, exchanges }
  },
})

/** The probes of the secrets that an operation takes. */
export function secretProbes(operation: Operation): Probe[] {
  const { body, profile } = operation
  return Object.entries(body?.schema.properties ?? {})
    .filter(([name, { enum: list }]) => isProof(profile, name) && !list)
    .map(([name]) => secretProbe(operation, name, `${body!.pointer}/properties/${name}`))
}
