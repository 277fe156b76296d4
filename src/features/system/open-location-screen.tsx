import { useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { nearestCity } from '#src/lib/names/cities.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useCountryName } from '#src/widgets/format/use-country-names.ts'
import styles from './location.module.css'

interface NamedLocation {
  name: string
  latitude: string
  longitude: string
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,6})?$/

/** The location of the query; undefined when its coordinates are invalid. */
function parseLocation(search: string): NamedLocation | undefined {
  const query = new URLSearchParams(search)
  const [latitude = '', longitude = ''] = [query.get('latitude') ?? '', query.get('longitude') ?? '']
  if (!DEGREES.test(latitude) || !DEGREES.test(longitude)) return undefined
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return undefined
  return { latitude, longitude, name: (query.get('name') ?? '').slice(0, 200) }
}

/** Shows the name and coordinates of a place, with a link to a maps app; loads no third-party map. */
export default function OpenLocationScreen() {
  const t = useMessages('system')
  const place = parseLocation(useLocation().search)
  return (
    <Screen title={t.openTitle()}>
      {place ? (
        <LocationDetails place={place} />
      ) : (
        <EmptyState icon="globe" title={t.noPlace()} text={t.noPlaceText()} />
      )}
    </Screen>
  )
}

function LocationDetails({ place }: { place: NamedLocation }) {
  const t = useMessages('system')
  const common = useMessages('common')
  const locale = useLanguage()
  const countryName = useCountryName()
  const { latitude, longitude, name } = place
  const near = nearestCity(place)
  const degrees = (text: string) => `${formatNumber(text, { locale, decimals: 2 })}°`
  const pair = `${latitude},${longitude}`
  return (
    <div className={styles.page}>
      {name && (
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
      )}
      <DefinitionList
        lines={[
          { label: t.latitude(), value: degrees(latitude) },
          { label: t.longitude(), value: degrees(longitude) },
          {
            label: t.nearest(),
            value: <bdi>{common.listed({ first: near.name, second: countryName(near.country) })}</bdi>,
          },
        ]}
      />
      <p className={styles.pair}>
        <bdi className="figures">{pair}</bdi>
        <CopyButton text={pair} label={t.copyCoordinates()} />
      </p>
      <a className={styles.open} href={`geo:${pair}?q=${pair}`}>
        {t.openMaps()}
      </a>
      <p className={styles.note}>{t.openMapsNote()}</p>
    </div>
  )
}
