import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeJScreen() {
  return <MePage route={PATHS.meJ} />
}
