import { Fold } from '#ui/primitives/fold.tsx'

import type { FlowPicture } from '../site.ts'
import * as css from './pages.css.ts'
import * as texts from './texts.ts'

/** In CSS pixels, as in the names of the files. */
const WIDTHS = [1280, 360] as const

type Props = {
  /** null if the pages were built without pictures */
  pictures: readonly FlowPicture[] | null
  /** The name of the state. */
  name: string
  /** The heading level is that of the surrounding panel's sections. */
  level: 2 | 3
}

/** What the portal shows in a state, on a computer and on a phone; further pictures of it are folded. */
export function ScreenPictures({ pictures, name, level }: Props) {
  if (pictures === null) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  const [first, ...others] = pictures
  return (
    <section>
      <Heading className={css.sectionTitle}>{texts.onScreen}</Heading>
      {first === undefined && <p className={css.small}>{texts.notOnScreen}</p>}
      {first && <Pair picture={first} name={name} />}
      {others.length > 0 && (
        <Fold title={texts.otherPictures(others.length)}>
          {others.map((picture) => (
            <Pair key={picture.file} picture={picture} name={name} />
          ))}
        </Fold>
      )}
    </section>
  )
}

const Pair = ({ picture: { file, note }, name }: { picture: FlowPicture; name: string }) => (
  <figure className={css.pair}>
    {note !== '' && <figcaption className={css.small}>{note}</figcaption>}
    {WIDTHS.map((width) => (
      <a
        key={width}
        className={css.picture[width]}
        href={`pictures/${file}-${width}.webp`}
        target="_blank"
        rel="noopener"
      >
        <img
          className={css.shot}
          src={`pictures/${file}-${width}.webp`}
          alt={texts.pictureOf([name, note].filter(Boolean).join(', '), width)}
          loading="lazy"
          decoding="async"
        />
      </a>
    ))}
  </figure>
)
