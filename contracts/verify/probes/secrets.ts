/** Secrets are whole: what is nearly right is as wrong as anything else. */
import { examplesOf } from '../answers.ts'
import type { Document, Operation } from '../document.ts'
import { withField, type Draft } from '../draft.ts'
import type { Profile } from '../profile/profile.ts'
import { fieldOf, isSuccess, messageOf, type HttpExchange, type Violation } from '../wire.ts'
import { accountsOf, openAccount, valueIn } from './accounts.ts'
import { NotApplicable, successProblems, type Probe, type ProbeContext, type ProbeResult } from './probe.ts'

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

/** Whether a field is what an account is asked for that proves itself in a second way, as a documented refusal names it. */
export function isSecondProof(document: Document, operation: Operation, name: string): boolean {
  const { secondProof } = operation.profile
  return [...examplesOf(document, operation).values()].some(
    example => messageOf(example) === secondProof?.message && fieldOf(example) === name,
  )
}

/** The request of an account that sends a secret; undefined where no state provides it, as any other secret is chosen. */
async function requestWith(
  scene: ProbeContext,
  name: string,
): Promise<{ readonly draft: Draft; readonly isSecond: boolean } | undefined> {
  const baseline = scene.successes.find(({ fromStates }) => fromStates.includes(name))
  if (baseline) return { draft: (await openAccount(scene, baseline)).draft, isSecond: false }
  const [own] = scene.successes
  const { secondProof } = scene.operation.profile
  if (!own || !secondProof || !isSecondProof(scene.document, scene.operation, name)) return undefined
  const { draft, values } = await openAccount(scene, own)
  const states = [{ name: secondProof.state }]
  const secret = (await accountsOf(scene).setUpOn(states, String(values['token'])))?.[secondProof.value]
  return secret === undefined ? undefined : { draft: withField(draft, name, secret), isSecond: true }
}

/** The request with a secret that no recorded one sends: it is taken with it, and refused without it. */
async function askForSecond(scene: ProbeContext, name: string, pointer: string): Promise<ProbeResult> {
  const [without, right] = [await requestWith(scene, name), await requestWith(scene, name)]
  if (!without?.isSecond || !right) return { problems: [], exchanges: [] }
  const refused = await scene.ask(withField(without.draft, name, undefined))
  const taken = await scene.ask(right.draft)
  return {
    problems: [...nearMissProblems(name, 'left out', refused, pointer), ...successProblems(scene, taken)],
    exchanges: [refused, taken],
  }
}

const secretProbe = (operation: Operation, name: string, pointer: string): Probe => ({
  name: `${name} nearly right`,
  needs: 'accounts',
  consumes: false,
  async run(scene) {
    // A secret that a state provides is proved; any other is chosen.
    const first = await requestWith(scene, name)
    if (!first) return { problems: [], exchanges: [] }
    const { problems, exchanges } = await askForSecond(scene, name, pointer)
    const found = [...problems]
    const asked = [...exchanges]
    const secret = valueIn(first.draft, name)
    if (typeof secret !== 'string') throw new NotApplicable(`the states give no ${name}`)
    for (const [place] of nearMisses(secret).entries()) {
      // An account of its own, as some attempts lock it.
      const request = await requestWith(scene, name)
      const near = request && nearMisses(String(valueIn(request.draft, name)))[place]
      if (!near) continue
      const exchange = await scene.ask(withField(request.draft, name, near[1]))
      asked.push(exchange)
      found.push(...nearMissProblems(name, near[0], exchange, pointer))
    }
    return { problems: found, exchanges: asked }
  },
})

/** The probes of the secrets that an operation takes. */
export function secretProbes(operation: Operation): Probe[] {
  const { body, profile } = operation
  return Object.entries(body?.schema.properties ?? {})
    .filter(([name, { enum: list }]) => isProof(profile, name) && !list)
    .map(([name]) => secretProbe(operation, name, `${body!.pointer}/properties/${name}`))
}
