import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pageOf } from '../../api/envelope.ts'
import { getListDepositsQueryKey, listDeposits } from '../../api/generated/deposit/deposit.ts'
import type { Deposit } from '../../api/generated/models/index.ts'
import { getGetAssetPanelQueryKey } from '../../api/generated/user/user.ts'
import { usePages } from '../../widgets/use-pages.ts'

/** ms between two looks at a deposit that is being checked. */
const pollEvery = 2000

/** The account's deposits, newest first. As long as one is being checked it looks again by itself. */
export function useDeposits() {
  const client = useQueryClient()
  const pages = usePages<Deposit>({
    queryKey: [...getListDepositsQueryKey(), 'pages'],
    load: async (page, signal) => pageOf(await listDeposits(page, { quiet: true }, signal)),
    idOf: deposit => deposit.id,
    pageSize: 10,
    pollEvery: rows => (rows.some(deposit => deposit.status === 'pending') ? pollEvery : false),
  })

  const approved = pages.rows?.filter(deposit => deposit.status === 'approved').length
  const known = useRef(approved)
  useEffect(() => {
    // What was credited while one looked on changes every balance.
    if (known.current !== undefined && approved !== undefined && approved > known.current) {
      void client.invalidateQueries({ queryKey: getGetAssetPanelQueryKey() })
      void client.invalidateQueries({ queryKey: ['/api/userInfo/userBalance'] })
      void client.invalidateQueries({ queryKey: ['/api/walletLog/list'] })
    }
    known.current = approved
  }, [approved, client])

  return pages
}
