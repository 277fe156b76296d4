import { useState } from 'react'
import type { ShareOfferDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { verifyDraw, type DrawError } from '#src/lib/trading/allotment-draw.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { loadAllSubscriptions } from './load-all-subscriptions.ts'
import styles from './new-shares.module.css'
import { useShareLabels } from './use-share-labels.ts'

type CheckOutcome =
  | 'failed'
  | { discrepancies: readonly DrawError[]; entries: number; ownLots: number | undefined }

/** Loads the list and recomputes the draw on this device. @throws when the list cannot be loaded */
async function runCheck({ offer, draw, mine }: ShareOfferDetail): Promise<CheckOutcome> {
  const { commitment, seed, entriesHash } = draw
  if (seed === null || entriesHash === null) return 'failed'
  const entries = (await loadAllSubscriptions(offer.id)).map(entry => ({
    ...entry,
    allottedLots: entry.allottedLots ?? 0,
  }))
  const discrepancies = verifyDraw({ commitment, seed, entriesHash, totalLots: offer.totalLots, entries })
  const ownLots = entries.find(({ id }) => id === mine?.entryId)?.allottedLots
  return { discrepancies, entries: entries.length, ownLots }
}

/** The button that recomputes a draw, and the result. */
export function DrawCheck({ detail }: { detail: ShareOfferDetail }) {
  const t = useMessages('newShares')
  const [outcome, setOutcome] = useState<CheckOutcome>()
  const check = async () => {
    try {
      setOutcome(await runCheck(detail))
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <p className={styles.quiet}>{t.recheckText()}</p>
      <Button block kind="quiet" icon="check" onPress={check}>
        {t.recheck()}
      </Button>
      {outcome && <CheckResult outcome={outcome} />}
    </>
  )
}

function CheckResult({ outcome }: { outcome: CheckOutcome }) {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  if (outcome === 'failed') {
    return (
      <Notice tone="danger" live>
        {t.checkFailed()}
      </Notice>
    )
  }
  const { discrepancies, entries, ownLots } = outcome
  if (discrepancies.length === 0) {
    return (
      <Notice tone="ok" live>
        <p>{t.checks({ entries: labels.count(entries) })}</p>
        {ownLots !== undefined && <p>{t.checksMine({ lots: labels.count(ownLots) })}</p>}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={t.faultTitle()} live>
      <ul className={styles.discrepancies}>
        {discrepancies.slice(0, 5).map((discrepancy, index) => (
          <li key={index}>
            <DiscrepancyText discrepancy={discrepancy} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function DiscrepancyText({ discrepancy }: { discrepancy: DrawError }) {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  switch (discrepancy.kind) {
    case 'seed':
      return t.faultSeed()
    case 'entries':
      return t.faultEntries()
    case 'twice':
      return t.faultTwice()
    case 'allotment':
      return t.faultAllotment({
        id: discrepancy.id,
        published: labels.lots(discrepancy.published),
        drawn: labels.count(discrepancy.drawn),
      })
  }
}
