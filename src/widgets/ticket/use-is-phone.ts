import { useMediaQuery } from '@mantine/hooks'

/** Whether the ticket is a sheet over the page, as on a phone, rather than a part of it. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(width < 900px)', undefined, { getInitialValueInEffect: false })
