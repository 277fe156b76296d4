import type { BasicRequest } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { useCountryName } from '#src/widgets/format/use-country-names.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'

export interface CheckDetailsProps {
  values: BasicRequest
  isSending: boolean
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Shows what is about to be reviewed, as it cannot be changed meanwhile. */
export function CheckDetails({ values, isSending, onConfirm, onClose }: CheckDetailsProps) {
  const t = useMessages('identity')
  const date = useDateFormat()
  const countryName = useCountryName()
  const { country, documentKind, name, documentNumber, birthDate } = values
  return (
    <Sheet
      open
      onClose={onClose}
      locked={isSending}
      title={t.checkTitle()}
      footer={
        <Button block busy={isSending} onPress={onConfirm}>
          {t.submit()}
        </Button>
      }
    >
      <p className={styles.lead}>{t.checkText()}</p>
      <DefinitionList
        lines={[
          { label: t.name(), value: <bdi>{name.trim()}</bdi> },
          { label: t.country(), value: countryName(country) },
          { label: t[documentKind](), value: <bdi>{documentNumber}</bdi> },
          { label: t.birthDate(), value: date(Date.parse(birthDate), 'utcDay') },
        ]}
      />
    </Sheet>
  )
}
