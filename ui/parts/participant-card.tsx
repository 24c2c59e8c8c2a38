import { formatCpf } from '#domain/people/cpf.ts'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/shell.ts'

import * as css from './participant-card.css.ts'

/** The participant, read-only, in one line. `cpf` is bare digits. */
export function ParticipantCard({ name, cpf }: { name: string; cpf: string }) {
  return (
    <section aria-label={common.participant}>
      <dl className={css.line}>
        <div className={css.fact}>
          <dt className={visuallyHidden}>{texts.participantName}</dt>
          <dd className={css.value}>{name}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{common.cpf}</dt>
          <dd>{formatCpf(cpf)}</dd>
        </div>
      </dl>
    </section>
  )
}
