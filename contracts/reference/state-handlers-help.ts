/** The states of customer support. */
import { randomUUID } from 'node:crypto'
import { answerServiceMessage, sendServiceMessage } from '#server/features/help/service-messages.ts'
import { answerTo } from '#server/sandbox/customer-service-script.ts'
import type { StateKey } from '../states.ts'
import { uploadPicture } from './state-handlers-deposit.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'

export const conversations = {
  pictureUploader: async world => {
    const account = await world.open()
    return { ...tokenOf(account), pictureId: await uploadPicture(world, account.userId, 'service') }
  },
  asker: async world => {
    const { store } = world.services
    const account = await world.open()
    const asked = { text: 'What are the fees?', hasPicture: false, locale: 'en' as const }
    const sent = await store.execute(sendServiceMessage, {
      ...asked,
      userId: BigInt(account.userId),
      idempotencyKey: randomUUID(),
      pictureId: undefined,
    })
    await store.execute(answerServiceMessage, { id: BigInt(sent.id), text: answerTo(asked) })
    return tokenOf(account)
  },
} satisfies Partial<Record<StateKey, StateHandler>>
