import { useState } from 'react'
import { useListLoansInfinite } from '#src/api/generated/loan/loan.ts'
import type { Loan, LoanProduct } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { classes } from '#src/ui/classes.ts'
import { Row } from '#src/ui/list.tsx'
import { RiskNotice } from '#src/widgets/notes/risk-notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { saveDraft } from '#src/stores/storage/drafts.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { useAmountParser } from '#src/widgets/forms/use-amount-parser.ts'
import { LoanFrame } from './loan-frame.tsx'
import styles from './loan.module.css'
import { LoanCosts, ScheduleSection, WorstCaseNotice, useLimitTexts } from './loan-costs.tsx'
import { computeLoanFigures } from './loan-figures.ts'
import { useLoanProducts } from './use-loans.ts'
import { loanDraft } from './use-loan-application.ts'
import { useLoanLabels } from './use-loan-labels.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { ExactMoney } from '#src/widgets/format/exact-amount.tsx'

/** ms between polls of open loans: the operator may decide, or an instalment may be collected. */
const pollInterval = 10_000

/** The route /pages/loan/loan: own loans, and a calculator that is open to guests. */
export default function LoansScreen() {
  const t = useMessages('loan')
  const isSignedIn = useIsSignedIn()
  const { data, isError, refetch } = useLoanProducts()
  return (
    <LoanFrame title={t.title()} data={data} isUnknown={false} isFailed={isError} onRetry={refetch}>
      {products => (
        <>
          <RiskNotice name="loan" title={t.riskTitle()}>
            <div className={styles.words}>
              <p>{t.explained()}</p>
              <p>{t.risk()}</p>
            </div>
          </RiskNotice>
          {isSignedIn && <MyLoans />}
          <Calculator products={products} />
        </>
      )}
    </LoanFrame>
  )
}

type View = 'open' | 'ended'

function MyLoans() {
  const t = useMessages('loan')
  const [view, setView] = useState<View>('open')
  return (
    <Section title={t.mine()}>
      <Tabs
        label={t.mine()}
        value={view}
        onChange={setView}
        items={[
          { id: 'open', label: t.open() },
          { id: 'ended', label: t.ended() },
        ]}
      />
      <TabPanel label={view === 'open' ? t.open() : t.ended()}>
        <LoanList key={view} view={view} />
      </TabPanel>
    </Section>
  )
}

function LoanList({ view }: { view: View }) {
  const t = useMessages('loan')
  const loans = useListLoansInfinite(
    { ...firstPage, view },
    { query: { refetchInterval: view === 'open' && pollInterval } },
  )
  const pages = usePages(loans, loan => loan.id)
  const emptyState =
    view === 'open'
      ? { title: t.noOpen(), text: t.noOpenText() }
      : { title: t.noEnded(), text: t.noEndedText() }
  return (
    <PagedList
      pages={pages}
      label={t.mine()}
      empty={emptyState}
      renderRow={loan => <LoanRow key={loan.id} loan={loan} />}
    />
  )
}

function LoanRow({ loan }: { loan: Loan }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  return (
    <Row
      title={loan.name}
      subtitle={
        loan.nextDueAt === null
          ? labels.status(loan.status)
          : `${labels.status(loan.status)} · ${t.onDay({ day: labels.day(loan.nextDueAt) })}`
      }
      end={<ExactMoney value={loan.amount} currency={loan.currencyName} isPrivate />}
      to={pathTo(PATHS.loanDetail, { id: loan.id })}
    />
  )
}

/** The costs of a loan of each product, computed on the device. */
function Calculator({ products }: { products: readonly LoanProduct[] }) {
  const t = useMessages('loan')
  const labels = useLoanLabels()
  const limits = useLimitTexts()
  const readAmount = useAmountParser()
  const [chosenId, setChosenId] = useState<string>()
  const [amountText, setAmountText] = useState('')
  const product = products.find(({ id }) => `${id}` === chosenId) ?? products[0]
  if (!product) return null
  const { minAmount: minimum, maxAmount: maximum } = product
  const { value, error } = readAmount(amountText, { minimum, maximum, unit: product.currencyName })
  const figures = value === undefined ? undefined : computeLoanFigures(value, product)
  // The application begins with the amount of the calculation.
  const change = (id: string, amount: string) => {
    setChosenId(id)
    setAmountText(amount)
    if (amount !== '') saveDraft(loanDraft(Number(id)), { amount })
  }
  return (
    <Section title={t.calculator()}>
      <div className={classes(styles.form, styles.calculator)}>
        <SelectField
          label={t.product()}
          name="product"
          value={`${product.id}`}
          onChange={id => change(id, amountText)}
          options={products.map(one => ({ value: `${one.id}`, label: one.name }))}
          hint={`${limits(product).text} · ${labels.aYear(product)}`}
        />
        <AmountField
          label={t.amount()}
          name="amount"
          currency={product.currencyName}
          decimals={2}
          value={amountText}
          onChange={amount => change(`${product.id}`, amount)}
          hint={t.calculatorNote()}
          {...(amountText !== '' && error !== undefined && { error: error })}
        />
        <LoanCosts terms={product} figures={figures} />
        {figures && <ScheduleSection schedule={figures.schedule} currency={product.currencyName} />}
        <WorstCaseNotice terms={product} />
        <ButtonLink block to={pathTo(PATHS.applyForLoan, { id: product.id })}>
          {t.toApply()}
        </ButtonLink>
      </div>
    </Section>
  )
}
