/** The reference page of the first-price measurements: React, one call, and the prices of its answer. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Row {
  productId: number
  productName: string
  tickerInfo: { nowPrice: string }
}
interface Answer {
  rows?: Row[]
  data?: { product: Row }
}

const path = new URLSearchParams(location.search).get('call') ?? ''
// The documented headers (R7.2).
const headers = {
  'Accept-Language': 'en',
  LanguageId: '2',
  'Content-Type': 'application/x-www-form-urlencoded',
}

function Prices() {
  const [rows, setRows] = useState<Row[]>([])
  const [opened, setOpened] = useState<Row>()
  useEffect(() => {
    void fetch(path, { headers })
      .then(response => response.json() as Promise<Answer>)
      .then(({ rows: list, data }) => setRows(list ?? (data ? [data.product] : [])))
  }, [])
  return (
    <>
      <h1>{opened?.productName}</h1>
      <ul>
        {rows.map(row => (
          <li key={row.productId}>
            <button type="button" onClick={() => setOpened(row)}>
              {row.productName}
            </button>{' '}
            <span>{row.tickerInfo.nowPrice}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

createRoot(document.getElementById('root')!).render(<Prices />)
