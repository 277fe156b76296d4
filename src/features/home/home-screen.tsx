import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeClassicScreen() {
  return <HomePage route={PATHS.homeClassic} />
}
