import { useState } from 'react'
import type { ShareDraw, ShareOfferDetail } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { Code } from './code.tsx'
import styles from './new-shares.module.css'
import { useShareWords } from './use-share-words.ts'
import { EntriesSheet } from './entries-sheet.tsx'
import { Recheck } from './recheck.tsx'

/** How the draw works, what is published of it, who takes part, and working it out again. */
export function DrawSection({ detail }: { detail: ShareOfferDetail }) {
  const t = useMessages('newShares')
  const words = useShareWords()
  const { offer, draw } = detail
  const [isListOpen, setListOpen] = useState(false)
  return (
    <Section title={t.draw()}>
      <div className={classes(styles.form, styles.section)}>
        <p className={styles.quiet}>{t.drawText()}</p>
        <DefinitionList
          lines={[
            { label: t.entries(), value: words.count(draw.entries) },
            { label: t.appliedLots(), value: words.count(draw.appliedLots) },
            { label: t.lotsGiven(), value: words.count(offer.totalLots) },
            ...(draw.allottedLots === null
              ? []
              : [{ label: t.allottedLots(), value: words.count(draw.allottedLots) }]),
          ]}
        />
        <Fingerprints draw={draw} />
        <Button block kind="quiet" onPress={() => setListOpen(true)}>
          {t.seeList()}
        </Button>
        {draw.seed !== null && <Recheck detail={detail} />}
      </div>
      {isListOpen && <EntriesSheet detail={detail} onClose={() => setListOpen(false)} />}
    </Section>
  )
}

/** What stands in the way of choosing a seed or a list afterwards. */
function Fingerprints({ draw }: { draw: ShareDraw }) {
  const t = useMessages('newShares')
  const prints = [
    { label: t.commitment(), text: draw.commitment, later: '' },
    { label: t.seed(), text: draw.seed, later: t.seedLater() },
    { label: t.entriesHash(), text: draw.entriesHash, later: t.listLater() },
  ]
  return (
    <dl className={styles.prints}>
      {prints.map(({ label, text, later }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text === null ? (
              <span className={styles.quiet}>{later}</span>
            ) : (
              <>
                <Code text={text} />
                <CopyButton text={text} label={t.copy({ name: label })} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
