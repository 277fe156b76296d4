import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeK() {
  return <HomePage route={PATHS.homeK} />
}
