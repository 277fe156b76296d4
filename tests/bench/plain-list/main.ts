/** The other reference page of the first-price measurements: no framework, one call, and the prices of its answer. */
interface Row {
  productName: string
  tickerInfo: { nowPrice: string }
}
interface Answer {
  rows?: Row[]
  data?: { product: Row }
}

function rowOf({ productName, tickerInfo }: Row): HTMLLIElement {
  const row = document.createElement('li')
  const price = document.createElement('span')
  price.textContent = tickerInfo.nowPrice
  row.append(productName, ' ', price)
  return row
}

const path = new URLSearchParams(location.search).get('call') ?? ''
// The documented headers (R7.2).
const headers = {
  'Accept-Language': 'en',
  LanguageId: '2',
  'Content-Type': 'application/x-www-form-urlencoded',
}
void fetch(path, { headers })
  .then(response => response.json() as Promise<Answer>)
  .then(({ rows, data }) =>
    document.querySelector('ul')!.append(...(rows ?? (data ? [data.product] : [])).map(rowOf)),
  )
