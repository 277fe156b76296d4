import { useId, useState, type ReactNode } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { refuseField } from '#src/ui/forms/use-spoken-error.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { useAmountParser } from '../forms/use-amount-parser.ts'

export interface ChangePriceProps {
  /** What the price is called. */
  label: string
  /** The price of the open order. */
  price: string
  /** Decimals of its prices. */
  decimals: number
  /** Reviews the order at another price, in a sheet of its own. */
  renderReview: (price: string) => ReactNode
}

/** Changes the price of an open order by typing another: the same as moving its line on the chart. */
export function ChangePrice({ label, price, decimals, renderReview }: ChangePriceProps) {
  const t = useMessages('trade')
  const common = useMessages('common')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const name = common.labelled({ label: t.changePrice(), value: label })
  return (
    <>
      <Button kind="quiet" size="small" onPress={() => setOpen(true)} native={{ 'aria-label': name }}>
        {t.changePrice()}
      </Button>
      {isOpen && (
        <PriceSheet
          {...{ label, price, decimals }}
          onClose={() => setOpen(false)}
          onChoose={to => {
            setOpen(false)
            setChosen(to)
          }}
        />
      )}
      {chosen !== undefined && renderReview(chosen)}
    </>
  )
}

interface PriceSheetProps extends Omit<ChangePriceProps, 'renderReview'> {
  onClose: () => void
  onChoose: (price: string) => void
}

function PriceSheet({ label, price, decimals, onClose, onChoose }: PriceSheetProps) {
  const t = useMessages('trade')
  const common = useMessages('common')
  const locale = useLanguage()
  const readAmount = useAmountParser()
  const form = useId()
  const [text, setText] = useState(() => formatExact(price, locale, decimals))
  const [isAsked, setAsked] = useState(false)
  const { value, error } = readAmount(text, { decimals })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.changePrice()}
      footer={
        <Button block type="submit" native={{ form }}>
          {common.continue()}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          setAsked(true)
          const field = event.currentTarget.querySelector('input')
          if (value !== undefined) onChoose(value)
          else if (field) queueMicrotask(() => refuseField(field))
        }}
      >
        <AmountField
          name="price"
          label={label}
          decimals={decimals}
          value={text}
          onChange={setText}
          error={isAsked ? error : undefined}
        />
      </form>
    </Sheet>
  )
}
