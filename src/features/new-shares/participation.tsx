import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type {
  ShareOffer,
  ShareOfferDetail,
  SharePreview,
  ShareSubscription,
} from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { useDates } from '#src/widgets/dates.ts'
import styles from './new-shares.module.css'
import { SubscriptionSheet } from './subscription-sheet.tsx'
import { useShareWords } from './use-share-words.ts'
import { ExactMoney } from '#src/widgets/ticket/exact.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

interface Shown {
  id: string
  preview?: SharePreview
}

/** One's own part in an offer: subscribing while that is possible, then the subscription and what came of it. */
export function Participation({ detail }: { detail: ShareOfferDetail }) {
  const { offer, draw, mine } = detail
  const [made, setMade] = useState<ShareSubscription>()
  const [shown, setShown] = useState<Shown>()
  // What was made a moment ago may not be part of the answer yet.
  const current = made && BigInt(made.id) > BigInt(mine?.id ?? 0) ? made : mine
  const isLive = current !== null && current.status !== 'cancelled'
  return (
    <>
      {current && <Mine subscription={current} onOpen={() => setShown({ id: current.id })} />}
      {!isLive && offer.status === 'open' && (
        <Subscribing
          offer={offer}
          asked={draw.appliedLots}
          onMade={(subscription, preview) => {
            setMade(subscription)
            setShown({ id: subscription.id, preview })
          }}
        />
      )}
      {!isLive && offer.status !== 'open' && <NotOpen offer={offer} />}
      {current && shown?.id === current.id && (
        <SubscriptionSheet
          subscription={current}
          preview={shown.preview}
          isAtOffer
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

function Mine({ subscription, onOpen }: { subscription: ShareSubscription; onOpen: () => void }) {
  const t = useMessages('newShares')
  const words = useShareWords()
  const { status, cost, held, currencyName } = subscription
  return (
    <Section title={t.yours()}>
      <List label={t.yours()}>
        <Row
          title={words.subscription(status)}
          subtitle={words.result(subscription)}
          end={<ExactMoney value={cost ?? held} currency={currencyName} isPrivate />}
          endNote={t.seeDetails()}
          onPress={onOpen}
        />
      </List>
    </Section>
  )
}

interface SubscribingProps {
  offer: ShareOffer
  asked: number
  onMade: (subscription: ShareSubscription, preview: SharePreview) => void
}

function Subscribing({ offer, asked, onMade }: SubscribingProps) {
  const t = useMessages('newShares')
  const isSignedIn = useIsSignedIn()
  const { pathname, search } = useLocation()
  return (
    <Section title={t.subscribe()}>
      {isSignedIn ? (
        <SubscribeForm offer={offer} asked={asked} onMade={onMade} />
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

function NotOpen({ offer }: { offer: ShareOffer }) {
  const t = useMessages('newShares')
  const date = useDates()
  return (
    <Notice>
      {offer.status === 'upcoming' ? t.opensLater({ time: date(offer.opensAt, 'moment') }) : t.isClosed()}
    </Notice>
  )
}
