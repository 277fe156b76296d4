import { useState } from 'react'
import type { ShareOfferDetail } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { checkDraw, type DrawFault } from '#src/lib/draw.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { loadEntries } from './load-entries.ts'
import styles from './new-shares.module.css'
import { useShareWords } from './use-share-words.ts'

type Outcome = 'failed' | { faults: readonly DrawFault[]; entries: number; own: number | undefined }

/** Fetches the list and works the draw out on this device. @throws when the list could not be had */
async function recheck({ offer, draw, mine }: ShareOfferDetail): Promise<Outcome> {
  const { commitment, seed, entriesHash } = draw
  if (seed === null || entriesHash === null) return 'failed'
  const entries = (await loadEntries(offer.id)).map(entry => ({
    ...entry,
    allottedLots: entry.allottedLots ?? 0,
  }))
  const faults = checkDraw({ commitment, seed, entriesHash, totalLots: offer.totalLots, entries })
  const own = entries.find(({ id }) => id === mine?.entryId)?.allottedLots
  return { faults, entries: entries.length, own }
}

/** The button that works a draw out again, and what came out. */
export function Recheck({ detail }: { detail: ShareOfferDetail }) {
  const t = useMessages('newShares')
  const [outcome, setOutcome] = useState<Outcome>()
  const press = async () => {
    try {
      setOutcome(await recheck(detail))
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <p className={styles.quiet}>{t.recheckText()}</p>
      <Button block kind="quiet" icon="check" onPress={press}>
        {t.recheck()}
      </Button>
      {outcome && <Verdict outcome={outcome} />}
    </>
  )
}

function Verdict({ outcome }: { outcome: Outcome }) {
  const t = useMessages('newShares')
  const words = useShareWords()
  if (outcome === 'failed') {
    return (
      <Notice tone="danger" live>
        {t.checkFailed()}
      </Notice>
    )
  }
  const { faults, entries, own } = outcome
  if (faults.length === 0) {
    return (
      <Notice tone="ok" live>
        <p>{t.checks({ entries: words.count(entries) })}</p>
        {own !== undefined && <p>{t.checksMine({ lots: words.count(own) })}</p>}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={t.faultTitle()} live>
      <ul className={styles.faults}>
        {faults.slice(0, 5).map((fault, index) => (
          <li key={index}>
            <FaultWords fault={fault} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function FaultWords({ fault }: { fault: DrawFault }) {
  const t = useMessages('newShares')
  const words = useShareWords()
  switch (fault.kind) {
    case 'seed':
      return t.faultSeed()
    case 'entries':
      return t.faultEntries()
    case 'twice':
      return t.faultTwice()
    case 'allotment':
      return t.faultAllotment({
        id: fault.id,
        published: words.lots(fault.published),
        drawn: words.count(fault.drawn),
      })
  }
}
