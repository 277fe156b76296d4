/** What one account has created, another one may not read, list, change or delete. */
import type { Document, Operation } from '../document.ts'
import { withSession, type Draft } from '../draft.ts'
import { profileOf } from '../profile/with-profile.ts'
import { createdId, listIn, thingsIn, type Resource } from '../things/resources.ts'
import { isSuccess, nameAnswer, partOf, type HttpExchange, type Violation } from '../wire.ts'
import { isBare, namesIn, readOf, resourcesIn } from './life.ts'
import { NotApplicable, successProbe, successProblems, type Probe, type ProbeContext } from './probe.ts'

/** @throws NotApplicable where no other account is given */
function otherOf({ other }: ProbeContext) {
  if (!other) throw new NotApplicable('needs a second account: give --other-token')
  return other
}

/** The things of a path that belong to whom they were created by: neither the profile nor `x-access` says that they are shared. */
const ownedIn = (document: Document, { path, access }: Operation) =>
  thingsIn(path).filter((thing, index) => {
    const isShared = profileOf(document).resources?.[thing]?.shared === true
    return !isShared && access[namesIn(path)[index]!] !== 'shared'
  })

/** What an account reads after another one was refused: the same as before. */
function keptProblems(before: HttpExchange, after: HttpExchange, pointer: string): Violation[] {
  if (!isSuccess(before.received) || after.received.body === before.received.body) return []
  const says = `another account was refused, and yet ${after.operation.id} then answers something else`
  return [{ says, pointer }]
}

/** A request about a thing of one account, by another one. */
const foreignProbe = (document: Document, owned: readonly string[]): Probe =>
  successProbe('by another account', async scene => {
    const { operation, draft } = scene
    const { token, isForeign } = otherOf(scene)
    const idOf = (thing: string) => draft.path?.[namesIn(thing).at(-1)!]
    if (!owned.some(thing => isForeign(thing, idOf(thing))))
      throw new NotApplicable('nothing that its path names was created here')
    const read = resourcesIn(document).find(({ path }) => path === thingsIn(operation.path).at(-1))?.read
    const reading = isBare(read) ? readOf(scene, read, draft) : undefined
    const before = reading && (await scene.ask(reading))
    const attempt = await scene.ask(withSession(draft, token))
    const after = reading && (await scene.ask(reading))
    const own = await scene.ask(draft)
    const exchanges = [...(before ? [before] : []), attempt, ...(after ? [after] : []), own]
    const { pointer } = operation
    const says = `another account is answered ${nameAnswer(attempt.received)}; it must be refused what this one has created`
    if (isSuccess(attempt.received)) return { problems: [{ says, pointer }], exchanges }
    const kept = before && after && operation.changes ? keptProblems(before, after, pointer) : []
    // Only a request that is right otherwise shows why it is refused.
    const problems = kept.length > 0 ? kept : successProblems(scene, own)
    return { problems: [...problems, ...scene.judge.answer(attempt)], exchanges }
  })

/** Whether a list has a thing. */
const hasThing = ({ received }: HttpExchange, id: string) => {
  const rows = partOf(received, 'rows') ?? listIn(received.json)
  return (
    isSuccess(received) &&
    Array.isArray(rows) &&
    JSON.stringify(rows).includes(JSON.stringify(id).slice(1, -1))
  )
}

/** A new thing is listed to its account alone. */
const listedProbe = (resource: Resource, list: Operation): Probe =>
  successProbe('what is created is not listed to another account', async scene => {
    const { draft, operation } = scene
    const { token } = otherOf(scene)
    const created = await scene.ask(draft)
    const failed = successProblems(scene, created)
    if (failed.length > 0) return { problems: failed, exchanges: [created] }
    const id = createdId(resource, created, Object.fromEntries(draft.body))
    const reading: Draft = readOf(scene, list, draft)
    const own = await scene.ask(reading)
    if (id === undefined || !hasThing(own, id))
      throw new NotApplicable(`${list.id} does not show what was created`)
    const foreign = await scene.ask(withSession(reading, token))
    const says = `${list.id} gives another account ${JSON.stringify(id)}, which this one has created`
    const problems = hasThing(foreign, id) ? [{ says, pointer: operation.pointer }] : []
    return { problems, exchanges: [created, own, foreign] }
  })

/** The probes of a second account; none where things come from a hook, whose states are accounts. */
export function otherAccountProbes(document: Document, operation: Operation): Probe[] {
  if (operation.profile.arranges !== 'operations' || operation.isPublic || operation.isStream) return []
  const owned = ownedIn(document, operation)
  const created = resourcesIn(document).find(({ create }) => create?.id === operation.id)
  const isShared = created && profileOf(document).resources?.[created.path]?.shared === true
  const { list } = created ?? {}
  return [
    ...(owned.length > 0 ? [foreignProbe(document, owned)] : []),
    ...(created && !isShared && isBare(list) && !list.isPublic ? [listedProbe(created, list)] : []),
  ]
}
