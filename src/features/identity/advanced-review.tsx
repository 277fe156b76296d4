import { useMessages } from '#src/i18n/use-messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { useObjectUrl, useUploadedPicture } from '#src/widgets/photo-input/use-uploaded-picture.ts'
import { ReviewSheet, type Review } from '#src/widgets/sheets/review-sheet.tsx'
import forms from '#src/widgets/forms/account-forms.module.css'
import styles from './advanced-review.module.css'
import type { PhotoSide, Values } from './use-advanced-form.ts'

export interface AdvancedReviewProps {
  review: Review<Values>
  sides: readonly PhotoSide[]
  labels: Record<PhotoSide, string>
}

/** Shows the photos and the address that are about to be reviewed, as they cannot be changed meanwhile. */
export function AdvancedReview({ review, sides, labels }: AdvancedReviewProps) {
  const t = useMessages('identity')
  return (
    <ReviewSheet review={review} title={t.checkTitle()} confirmLabel={() => t.submit()}>
      {values => (
        <>
          <p className={forms.lead}>{t.checkText()}</p>
          <DefinitionList
            lines={[
              ...sides.map(side => ({
                label: labels[side],
                value: <Photo id={values[side]} label={labels[side]} />,
              })),
              { label: t.address(), value: <bdi>{values.address.trim()}</bdi> },
              ...(values.placeName ? [{ label: t.place(), value: <bdi>{values.placeName}</bdi> }] : []),
            ]}
          />
        </>
      )}
    </ReviewSheet>
  )
}

/** An uploaded photo, small. */
function Photo({ id, label }: { id: string; label: string }) {
  const { blob, isFailed } = useUploadedPicture(id)
  const url = useObjectUrl(blob)
  if (!url) return <Icon name={isFailed ? 'warning' : 'picture'} size={24} />
  return <img src={url} alt={label} className={styles.photo} />
}
