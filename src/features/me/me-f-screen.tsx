import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeF() {
  return <MePage route={PATHS.meF} />
}
