import { PATHS } from '../../../lib/paths.ts'
import { MePage } from './parts/me-page.tsx'

export default function MeG() {
  return <MePage route={PATHS.meG} />
}
