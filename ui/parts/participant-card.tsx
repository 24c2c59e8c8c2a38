import { mdiAccount } from '@mdi/js'

import { formatCpf } from '#domain/people/cpf.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/shell.ts'

import * as css from './participant-card.css.ts'

/** Whose requests these are, read-only. `cpf` is bare digits. */
export function ParticipantCard({ name, cpf }: { name: string; cpf: string }) {
  return (
    <section className={css.card} aria-label={common.participant}>
      <span className={css.portrait}>
        <Icon path={mdiAccount} />
      </span>
      <dl className={css.facts}>
        <div>
          <dt className={css.term}>{texts.participantName}</dt>
          <dd className={css.value}>{name}</dd>
        </div>
        <div>
          <dt className={css.term}>{common.cpf}</dt>
          <dd className={css.value}>{formatCpf(cpf)}</dd>
        </div>
      </dl>
    </section>
  )
}
