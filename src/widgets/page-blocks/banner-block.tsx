import type { AppConfigRow } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ConfiguredLink } from './configured-link.tsx'
import styles from './banner-block.module.css'
import { assetUrl } from '../site/use-site.ts'

/** The site's banners, one slide per row, advancing every 3000 ms (R9.14). */
export default function BannerBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  return (
    <Carousel label={t.banners()}>
      {rows.map(row => (
        <ConfiguredLink key={row.id} to={row.link} className={styles.banner}>
          {row.image && (
            <img className={styles.image} src={assetUrl(row.image)} alt="" loading="lazy" decoding="async" />
          )}
          <span className={styles.words}>
            <span className={styles.title}>{row.title ?? row.desc}</span>
            {row.subtitle && <span className={styles.subtitle}>{row.subtitle}</span>}
          </span>
          {row.link && (
            <span className={styles.arrow}>
              <Icon name="chevron" size={18} />
            </span>
          )}
        </ConfiguredLink>
      ))}
    </Carousel>
  )
}
