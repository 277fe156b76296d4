import { useId } from 'react'
import type { CandleInterval } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { useForm, type Form } from '#src/widgets/forms/use-form.ts'
import styles from '../chart-toolbar.module.css'
import type { Drawing, DrawingPoint } from './drawings.ts'
import type { PointScale } from './move-point.ts'

export interface EditDrawingProps extends PointScale {
  drawing: Drawing
  onSave: (drawing: Drawing) => void
  onClose: () => void
}

type Field = 'price0' | 'time0' | 'price1' | 'time1'

/** Times of candles as the browser's own fields have them: days in UTC, shorter intervals in local time. */
function clockOf(interval: CandleInterval) {
  const length = intervalLengths[interval]
  const isDaily = length >= intervalLengths['1d']
  const offset = (time: number) => (isDaily ? 0 : new Date(time).getTimezoneOffset() * 60_000)
  return {
    type: isDaily ? ('date' as const) : ('datetime-local' as const),
    text: (time: number) => new Date(time - offset(time)).toISOString().slice(0, isDaily ? 10 : 16),
    /** The candle nearest to a typed time, counted from the one before; NaN: none was typed. */
    read: (text: string, before: number) => {
      const typed = new Date(isDaily ? `${text}T00:00Z` : text).getTime()
      return before + Math.round((typed - before) / length) * length
    },
  }
}

/** The fields of a line, and the line as they have it. */
function useEditForm({ drawing, interval, priceScale, onSave }: Omit<EditDrawingProps, 'onClose'>) {
  const v = useMessages('validation')
  const locale = useLanguage()
  const readAmount = useAmountParser()
  const clock = clockOf(interval)
  const [first, second] = drawing.kind === 'trend' ? drawing.ends : []
  const shown = (price: string | undefined) =>
    price === undefined ? '' : formatExact(price, locale, priceScale)
  const readPrice = (text: string) => readAmount(text, { decimals: priceScale })
  const priceError = (text: string) => readPrice(text).error
  const timeError = (end: DrawingPoint) => (text: string) =>
    Number.isNaN(clock.read(text, end.time)) ? v.required() : undefined
  const form = useForm<Field>({
    initial: {
      price0: shown(drawing.kind === 'trend' ? first?.price : drawing.price),
      time0: first ? clock.text(first.time) : '',
      price1: shown(second?.price),
      time1: second ? clock.text(second.time) : '',
    },
    validate: {
      price0: priceError,
      ...(first && second && { time0: timeError(first), price1: priceError, time1: timeError(second) }),
    },
  })
  const onSubmit = form.submit(async ({ price0, time0, price1, time1 }) => {
    const point = (end: DrawingPoint, price: string, time: string): DrawingPoint => ({
      time: clock.read(time, end.time),
      price: readPrice(price).value ?? end.price,
    })
    onSave(
      drawing.kind === 'horizontal'
        ? { ...drawing, price: readPrice(price0).value ?? drawing.price }
        : {
            ...drawing,
            ends: [point(drawing.ends[0], price0, time0), point(drawing.ends[1], price1, time1)],
          },
    )
  })
  return { form, onSubmit, timeType: clock.type }
}

/** The prices and times of a line that is drawn on a chart, to be typed: the same as dragging it. */
export function EditDrawing({ onClose, ...line }: EditDrawingProps) {
  const t = useMessages('chart')
  const common = useMessages('common')
  const id = useId()
  const { form, onSubmit, timeType } = useEditForm(line)
  const { drawing, priceScale } = line
  return (
    <Sheet
      open
      onClose={onClose}
      title={drawing.kind === 'horizontal' ? t.horizontalLine() : t.trendLine()}
      footer={
        <Button block type="submit" native={{ form: id }}>
          {common.save()}
        </Button>
      }
    >
      <form id={id} noValidate className={styles.fields} onSubmit={onSubmit}>
        {drawing.kind === 'horizontal' ? (
          <AmountField label={t.price()} decimals={priceScale} {...form.field('price0')} />
        ) : (
          (['0', '1'] as const).map(end => (
            <EndFields key={end} {...{ end, form, priceScale }} type={timeType} />
          ))
        )}
      </form>
    </Sheet>
  )
}

interface EndFieldsProps {
  end: '0' | '1'
  form: Form<Field>
  priceScale: number
  type: 'date' | 'datetime-local'
}

/** The price and the time of one end of a trend line. */
function EndFields({ end, form, priceScale, type }: EndFieldsProps) {
  const t = useMessages('chart')
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.label}>{t.trendLineEnd({ number: String(Number(end) + 1) })}</legend>
      <AmountField label={t.price()} decimals={priceScale} {...form.field(`price${end}`)} />
      <TextField label={t.time()} type={type} {...form.field(`time${end}`)} />
    </fieldset>
  )
}
