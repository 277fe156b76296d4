import { useState } from 'react'
import { useSubscribePush, useUnsubscribePush } from '#src/api/generated/message/message.ts'
import type { PushDevice } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { toFormFailure } from '#src/widgets/format/server-messages.ts'
import { storeNoticeTexts } from './store-notice-texts.ts'
import { subscribeBrowser, unsubscribeBrowser } from './push-device.ts'

type Choices = Omit<PushDevice, 'endpoint'>

/** At first everything is told, and no amount. */
const FIRST_CHOICES: Choices = { alert: 1, order: 1, position: 1, money: 1, hasAmounts: 0 }

/**
 * Turns the notifications of this browser on and off, and changes them.
 * @param stored how it is notified; null: it is not
 * @param onChanged looks again what the browser has done
 */
export function usePush(publicKey: string, stored: PushDevice | null, onChanged: () => Promise<unknown>) {
  const t = useMessages('notices')
  const locale = useLanguage()
  const subscribing = useSubscribePush()
  const unsubscribing = useUnsubscribePush()
  const [isBusy, setBusy] = useState(false)
  /** What was chosen, until it is stored. */
  const [chosen, setChosen] = useState<PushDevice | null>()
  const [failure, setFailure] = useState<string>()

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      await onChanged()
    } catch (error) {
      setFailure(toFormFailure(error, locale)?.text)
    } finally {
      setChosen(undefined)
      setBusy(false)
    }
  }
  /** Subscribes, which also tells the keys of the address, and stores what is chosen. */
  const store = async (choices: Choices) => {
    const address = await subscribeBrowser(publicKey).catch(() => null)
    if (!address) {
      setFailure(address === null ? t.pushFailed() : t.pushDenied())
      return
    }
    setChosen({ endpoint: address.endpoint, ...choices })
    await storeNoticeTexts()
    await subscribing.mutateAsync({ data: { ...address, ...choices } })
  }

  return {
    device: chosen === undefined ? stored : chosen,
    failure,
    turnOn: () => attempt(() => store(FIRST_CHOICES)),
    change: (changed: Partial<Choices>) =>
      attempt(async () => {
        if (!stored) return
        const { endpoint: _, ...choices } = stored
        await store({ ...choices, ...changed })
      }),
    turnOff: () =>
      attempt(async () => {
        setChosen(null)
        await unsubscribing.mutateAsync()
        await unsubscribeBrowser()
      }),
  }
}
