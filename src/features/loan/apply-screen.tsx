import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LoanProduct } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { LoanFrame } from './loan-frame.tsx'
import styles from './loan.module.css'
import { PlanLines, ScheduleSection, WorstNotice, useLimits } from './plan-lines.tsx'
import { useApplying, type Applied } from './use-applying.ts'
import { useLoanWords } from './use-loan-words.ts'
import { useLoanProducts } from './use-loans.ts'
import { ExactMoney, useExactly } from '#src/widgets/ticket/exact.tsx'

/** The route /pages/loan/buy: applying for a loan, with everything that it costs before the button. */
export default function ApplyForLoan() {
  const t = useMessages('loan')
  const [query] = useSearchParams()
  const { data, isError, refetch } = useLoanProducts()
  const product = data?.find(({ id }) => `${id}` === query.get('id'))
  return (
    <LoanFrame
      title={product?.name ?? t.applyTitle()}
      data={product}
      isUnknown={data !== undefined}
      isFailed={isError}
      onRetry={refetch}
    >
      {found => <Application key={found.id} product={found} />}
    </LoanFrame>
  )
}

function Application({ product }: { product: LoanProduct }) {
  const [applied, setApplied] = useState<Applied>()
  return (
    <>
      {/* Anew after each, without the amount of the one before. */}
      <Form key={applied?.loan.id} product={product} onApplied={setApplied} />
      {applied && <Receipt {...applied} onClose={() => setApplied(undefined)} />}
    </>
  )
}

function Form({ product, onApplied }: { product: LoanProduct; onApplied: (applied: Applied) => void }) {
  const t = useMessages('loan')
  const exactly = useExactly()
  const limits = useLimits()
  const applying = useApplying(product, onApplied)
  const { form, figures, isUnanswered } = applying
  const currency = product.currencyName
  return (
    <form noValidate className={styles.form} onSubmit={applying.onSubmit}>
      {applying.isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      {applying.hasOpenLoan && (
        <Notice tone="risk" live>
          {t.openAlready()}
        </Notice>
      )}
      <AmountField
        label={t.amount()}
        currency={currency}
        decimals={2}
        disabled={isUnanswered}
        hint={t.amountHint(limits(product))}
        {...form.field('amount')}
      />
      {applying.error && <ErrorState onRetry={applying.refetch} />}
      <PlanLines terms={product} figures={figures} />
      {figures && <ScheduleSection schedule={figures.schedule} currency={currency} />}
      <WorstNotice terms={product} />
      {form.error && (
        <Notice tone="danger" live>
          {isUnanswered ? `${form.error.text}. ${t.unanswered()}` : form.error.text}
        </Notice>
      )}
      {applying.hasOpenLoan ? (
        <ButtonLink block kind="quiet" to={PATHS.loans}>
          {t.toLoans()}
        </ButtonLink>
      ) : (
        <Button type="submit" block busy={form.isSending || applying.isWaiting}>
          {figures ? t.submit({ amount: exactly(figures.amount, 2), currency }) : t.apply()}
        </Button>
      )}
    </form>
  )
}

/** The figures that were promised: the application must come to them. */
const promised = [
  'amount',
  'fee',
  'paidOut',
  'security',
  'totalInterest',
  'total',
  'apr',
  'overdueRate',
] as const

function Receipt({ loan, preview, onClose }: Applied & { onClose: () => void }) {
  const t = useMessages('loan')
  const words = useLoanWords()
  const isSame = promised.every(name => compare(loan[name], preview[name]) === 0)
  const amount = (value: string) => <ExactMoney value={value} currency={loan.currencyName} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.applied()}
      footer={
        <ButtonLink block to={pathTo(PATHS.loanDetail, { id: loan.id })}>
          {t.see()}
        </ButtonLink>
      }
    >
      <div className={styles.sheet}>
        <Notice tone={isSame ? 'ok' : 'danger'}>{isSame ? t.asPreviewed() : t.otherFigures()}</Notice>
        <DefinitionList
          lines={[
            { label: t.status(), value: words.status(loan.status) },
            { label: t.amount(), value: amount(loan.amount) },
            { label: t.paidOut(), value: amount(loan.paidOut) },
            { label: t.total(), value: amount(loan.total) },
            { label: t.apr(), value: words.rate(loan.apr) },
            { label: t.security(), value: amount(loan.security) },
            { label: t.number(), value: loan.id },
          ]}
        />
        <p className={styles.quiet}>{t.appliedText()}</p>
      </div>
    </Sheet>
  )
}
