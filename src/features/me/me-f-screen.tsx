import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeFScreen() {
  return <MePage route={PATHS.meF} />
}
