import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeJ() {
  return <MePage route={PATHS.meJ} />
}
