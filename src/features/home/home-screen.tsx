import { PATHS } from '#src/lib/paths.ts'
import { HomePage } from './home-page.tsx'

export default function HomeClassic() {
  return <HomePage route={PATHS.homeClassic} />
}
