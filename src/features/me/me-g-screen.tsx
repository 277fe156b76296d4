import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeGScreen() {
  return <MePage route={PATHS.meG} />
}
