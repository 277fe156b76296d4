import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeG() {
  return <HomePage route={PATHS.homeG} />
}
