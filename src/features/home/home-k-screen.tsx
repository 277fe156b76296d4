import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeKScreen() {
  return <HomePage route={PATHS.homeK} />
}
