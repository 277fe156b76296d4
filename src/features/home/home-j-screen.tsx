import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeJScreen() {
  return <HomePage route={PATHS.homeJ} />
}
