import { useState } from 'react'
import type { ShareDraw, ShareOfferDetail } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { HashText } from './hash-text.tsx'
import styles from './new-shares.module.css'
import { useShareLabels } from './use-share-labels.ts'
import { AllSubscriptionsSheet } from './all-subscriptions-sheet.tsx'
import { DrawCheck } from './draw-check.tsx'

/** The draw: explanation, published figures and hashes, the list of subscriptions, and the check. */
export function DrawSection({ detail }: { detail: ShareOfferDetail }) {
  const t = useMessages('newShares')
  const labels = useShareLabels()
  const { offer, draw } = detail
  const [isListOpen, setListOpen] = useState(false)
  return (
    <Section title={t.draw()}>
      <div className={classes(styles.form, styles.section)}>
        <p className={styles.quiet}>{t.drawText()}</p>
        <DefinitionList
          lines={[
            { label: t.entries(), value: labels.count(draw.entries) },
            { label: t.appliedLots(), value: labels.count(draw.appliedLots) },
            { label: t.lotsGiven(), value: labels.count(offer.totalLots) },
            ...(draw.allottedLots === null
              ? []
              : [{ label: t.allottedLots(), value: labels.count(draw.allottedLots) }]),
          ]}
        />
        <DrawHashes draw={draw} />
        <Button block kind="quiet" onPress={() => setListOpen(true)}>
          {t.seeList()}
        </Button>
        {draw.seed !== null && <DrawCheck detail={detail} />}
      </div>
      {isListOpen && <AllSubscriptionsSheet detail={detail} onClose={() => setListOpen(false)} />}
    </Section>
  )
}

/** The published hashes, which prove that neither the seed nor the list was chosen afterwards. */
function DrawHashes({ draw }: { draw: ShareDraw }) {
  const t = useMessages('newShares')
  const hashes = [
    { label: t.commitment(), text: draw.commitment, later: '' },
    { label: t.seed(), text: draw.seed, later: t.seedLater() },
    { label: t.entriesHash(), text: draw.entriesHash, later: t.listLater() },
  ]
  return (
    <dl className={styles.prints}>
      {hashes.map(({ label, text, later }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text === null ? (
              <span className={styles.quiet}>{later}</span>
            ) : (
              <>
                <HashText text={text} />
                <CopyButton text={text} label={t.copy({ name: label })} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
