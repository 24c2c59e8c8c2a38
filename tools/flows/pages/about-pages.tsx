import type { FlowPage } from '../site.ts'
import * as css from './pages.css.ts'
import * as texts from './texts.ts'

/** What the pages were built without, and the commands that include it. */
export function AboutPages({ pictures, coverage }: Pick<FlowPage, 'pictures' | 'coverage'>) {
  const missing = [
    ...(pictures === null ? [texts.noPictures] : []),
    ...(coverage === null ? [texts.noReport] : []),
  ]
  if (missing.length === 0) return null
  return (
    <section className={css.hint} aria-label={texts.aboutPages}>
      {missing.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  )
}
