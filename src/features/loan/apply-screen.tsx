import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { LoanPreview, LoanProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { add, compare } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { LoanFrame } from './loan-frame.tsx'
import styles from './loan.module.css'
import { LoanCosts, ScheduleSection, WorstCaseNotice, useLimitTexts } from './loan-costs.tsx'
import { useLoanApplication, type SubmittedApplication } from './use-loan-application.ts'
import { useLoanLabels } from './use-loan-labels.ts'
import { useLoanProducts } from './use-loans.ts'
import { Tip } from '#src/widgets/site/tip.tsx'
import { ReviewSheet, type Review } from '#src/widgets/sheets/review-sheet.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

/** The route /pages/loan/buy: the loan application; all costs are shown before the button. */
export default function ApplyScreen() {
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
      {found => <LoanApplication key={found.id} product={found} />}
    </LoanFrame>
  )
}

function LoanApplication({ product }: { product: LoanProduct }) {
  const [applied, setApplied] = useState<SubmittedApplication>()
  return (
    <>
      {/* The key resets the form after each application. */}
      <ApplicationForm key={applied?.loan.id} product={product} onApplied={setApplied} />
      {applied && <ApplicationReceipt {...applied} onClose={() => setApplied(undefined)} />}
    </>
  )
}

function ApplicationForm({
  product,
  onApplied,
}: {
  product: LoanProduct
  onApplied: (applied: SubmittedApplication) => void
}) {
  const t = useMessages('loan')
  const limits = useLimitTexts()
  const application = useLoanApplication(product, onApplied)
  const { form, figures, isUnanswered } = application
  const currency = product.currencyName
  return (
    <form noValidate className={styles.form} onSubmit={application.onSubmit}>
      {application.isEarlierUnanswered && <Notice tone="risk">{t.unansweredBefore()}</Notice>}
      {application.hasOpenLoan && (
        <Notice tone="risk" live>
          {t.openAlready()}
        </Notice>
      )}
      <Tip remark="loanNotice" />
      <AmountField
        label={t.amount()}
        currency={currency}
        decimals={2}
        disabled={isUnanswered}
        hint={t.amountHint(limits(product))}
        {...form.field('amount')}
      />
      {application.error && <ErrorState onRetry={application.refetch} />}
      <LoanCosts terms={product} figures={figures} />
      {figures && <ScheduleSection schedule={figures.schedule} currency={currency} />}
      <WorstCaseNotice terms={product} />
      <FormError error={form.error} retryHint={t.unanswered()} />
      {application.hasOpenLoan ? (
        <ButtonLink block kind="quiet" to={PATHS.loans}>
          {t.toLoans()}
        </ButtonLink>
      ) : (
        <Button type="submit" block busy={form.isSending || application.isWaiting}>
          {t.apply()}
        </Button>
      )}
      <ApplicationReview product={product} review={application.review} />
    </form>
  )
}

/** The costs and the worst case of an application, as they are sent. */
function ApplicationReview({ product, review }: { product: LoanProduct; review: Review<LoanPreview> }) {
  const t = useMessages('loan')
  const exactly = useExactFormat()
  const currency = product.currencyName
  return (
    <ReviewSheet
      review={review}
      title={product.name}
      confirmLabel={({ amount }) => t.submit({ amount: exactly(amount, 2), currency })}
    >
      {reviewed => (
        <>
          <LoanCosts
            terms={product}
            figures={{ ...reviewed, cost: add(reviewed.fee, reviewed.totalInterest) }}
          />
          <WorstCaseNotice terms={product} />
        </>
      )}
    </ReviewSheet>
  )
}

/** Figures of the preview that the application is compared with. */
const previewedFigures = [
  'amount',
  'fee',
  'paidOut',
  'security',
  'totalInterest',
  'total',
  'apr',
  'overdueRate',
] as const

function ApplicationReceipt({ loan, preview, onClose }: SubmittedApplication & { onClose: () => void }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const isSame = previewedFigures.every(name => compare(loan[name], preview[name]) === 0)
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
            { label: t.status(), value: labels.status(loan.status) },
            { label: t.amount(), value: amount(loan.amount) },
            { label: t.paidOut(), value: amount(loan.paidOut) },
            { label: t.total(), value: amount(loan.total) },
            { label: t.apr(), value: labels.rate(loan.apr) },
            { label: t.security(), value: amount(loan.security) },
            { label: t.number(), value: loan.id },
          ]}
        />
        <p className={styles.quiet}>{t.appliedText()}</p>
      </div>
    </Sheet>
  )
}
