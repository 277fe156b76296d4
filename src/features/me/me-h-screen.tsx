import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeHScreen() {
  return <MePage route={PATHS.meH} />
}
