import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeClassicScreen() {
  return <MePage route={PATHS.meClassic} />
}
