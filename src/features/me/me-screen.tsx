import { PATHS } from '#src/lib/paths.ts'
import { MePage } from './me-page.tsx'

export default function MeClassic() {
  return <MePage route={PATHS.meClassic} />
}
