import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ShareOffer, ShareOfferDetail, SharePreview, ShareSubscription } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from './new-shares.module.css'
import { SubscriptionSheet } from './subscription-sheet.tsx'
import { useShareLabels } from './use-share-labels.ts'
import { SubscribeForm } from './subscribe-form.tsx'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

interface OpenSheet {
  id: string
  preview?: SharePreview
}

/** The subscription form while the offer is open, and the own subscription with its result. */
export function Participation({ detail }: { detail: ShareOfferDetail }) {
  const { offer, draw, mine } = detail
  const [created, setCreated] = useState<ShareSubscription>()
  const [shown, setShown] = useState<OpenSheet>()
  // A subscription that was just created may not be in the answer yet.
  const current = created && BigInt(created.id) > BigInt(mine?.id ?? 0) ? created : mine
  const isActive = current !== null && current.status !== 'cancelled'
  return (
    <>
      {current && <OwnSubscription subscription={current} onOpen={() => setShown({ id: current.id })} />}
      {!isActive && offer.status === 'open' && (
        <SubscribeSection
          offer={offer}
          appliedLots={draw.appliedLots}
          onCreated={(subscription, preview) => {
            setCreated(subscription)
            setShown({ id: subscription.id, preview })
          }}
        />
      )}
      {!isActive && offer.status !== 'open' && <NotOpenNotice offer={offer} />}
      {current && shown?.id === current.id && (
        <SubscriptionSheet
          subscription={current}
          preview={shown.preview}
          hidesOfferLink
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

function OwnSubscription({ subscription, onOpen }: { subscription: ShareSubscription; onOpen: () => void }) {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const { status, cost, held, currencyName } = subscription
  return (
    <Section title={t.yours()}>
      <List label={t.yours()}>
        <Row
          title={labels.subscription(status)}
          subtitle={labels.result(subscription)}
          end={<ExactMoney value={cost ?? held} currency={currencyName} isPrivate />}
          endNote={t.seeDetails()}
          onPress={onOpen}
        />
      </List>
    </Section>
  )
}

interface SubscribeSectionProps {
  offer: ShareOffer
  appliedLots: number
  onCreated: (subscription: ShareSubscription, preview: SharePreview) => void
}

function SubscribeSection({ offer, appliedLots, onCreated }: SubscribeSectionProps) {
  const t = useMessages('newShares')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  return (
    <Section title={t.subscribe()}>
      {isSignedIn ? (
        <SubscribeForm offer={offer} appliedLots={appliedLots} onCreated={onCreated} />
      ) : (
        <div className={styles.section}>
          <ButtonLink block to={signInPath(pathname + search)}>
            {t.logIn()}
          </ButtonLink>
        </div>
      )}
    </Section>
  )
}

function NotOpenNotice({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const date = useDateFormat()
  return (
    <Notice>
      {offer.status === 'upcoming' ? t.opensLater({ time: date(offer.opensAt, 'moment') }) : t.isClosed()}
    </Notice>
  )
}
