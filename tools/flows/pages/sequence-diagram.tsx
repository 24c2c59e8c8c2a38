import * as css from './sequence.css.ts'
import type { Sequence } from './sequence.ts'
import * as texts from './texts.ts'

/** Messages as arrows between the lifelines of their participants; each has a text with both names. */
export function SequenceDiagram({ sequence: { participants, messages } }: { sequence: Sequence }) {
  if (messages.length === 0) return null
  const columns = { '--participants': participants.length } as Record<string, number>
  return (
    <section className={css.sheet} aria-label={texts.sequence}>
      <h2 className={css.title}>{texts.sequence}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part of the page that scrolls is reached by keyboard */}
      <section className={css.frame} tabIndex={0} aria-label={texts.sequenceFrame}>
        <div className={css.diagram} style={columns}>
          <div className={css.heads} aria-hidden="true">
            {participants.map((name) => (
              <span key={name} className={css.head}>
                {name}
              </span>
            ))}
          </div>
          <ol className={css.messages}>
            {messages.map(({ step, from, to, text }, index) => {
              const [start, end] = [participants.indexOf(from), participants.indexOf(to)]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be sent twice, and messages keep their order
                <li key={`${index} ${step}`} className={css.row}>
                  <span
                    className={end >= start ? css.arrow.right : css.arrow.left}
                    style={{
                      gridColumn: `${2 * Math.min(start, end) + 2} / ${2 * Math.max(start, end) + 2}`,
                    }}
                  >
                    <span className={css.ends}>{texts.fromTo(from, to)}</span> {text}
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      </section>
    </section>
  )
}
