import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeG() {
  return <MePage route={PATHS.meG} />
}
