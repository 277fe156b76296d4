/** What the refusals of the pact files must not do: change anything of the account that they refuse. */
import { asAnswered } from '../answers.ts'
import type { Baseline } from '../baseline.ts'
import type { Document, Operation } from '../document.ts'
import { codeOf } from '../wire.ts'
import { openAccount } from './accounts.ts'
import type { Probe, ProbeContext, ProbeResult } from './probe.ts'
import { changeProblems, readingsNear, readingsOf, takeReadings } from './readings.ts'

/** Whether the fields are right: what is wrong with a field is refused before anything is looked up. */
const isOfBusiness = ({ operation, expected }: Baseline) =>
  !operation.profile.codes.invalid.includes(codeOf(asAnswered(operation, expected)) as number)

/** Asks for each refusal in its state, on an account of its own, and reads that before and after. */
async function refuseEach(scene: ProbeContext, readings: readonly Operation[]): Promise<ProbeResult> {
  const { document, judge, operation, refusals } = scene
  const tried: ProbeResult[] = []
  for (const refusal of refusals.filter(isOfBusiness)) {
    const { values, draft } = await openAccount(scene, refusal)
    const token = values['token']
    if (typeof token !== 'string') continue
    const before = await takeReadings(scene.ask, readings, token)
    const refused = await scene.ask(draft)
    const after = await takeReadings(scene.ask, readings, token)
    const since = `after a refusal of ${operation.id} in the state "${refusal.states[0]?.name}"`
    const changed = before.flatMap((one, index) =>
      changeProblems(document, one, after[index]!, since, operation.pointer),
    )
    tried.push({
      problems: [...judge.answer(refused), ...changed],
      exchanges: [...before, refused, ...after],
    })
  }
  return {
    problems: tried.flatMap(({ problems }) => problems),
    exchanges: tried.flatMap(({ exchanges }) => exchanges),
  }
}

/** The probe of a write of an account. */
export const refusedRequestProbes = (document: Document, operation: Operation, turn: number): Probe[] =>
  operation.isPublic || !operation.changes
    ? []
    : [
        {
          name: 'its own refusals change nothing',
          needs: 'accounts',
          consumes: false,
          run: scene =>
            refuseEach(
              scene,
              scene.isThorough ? readingsOf(document) : readingsNear(document, operation, turn),
            ),
        },
      ]
