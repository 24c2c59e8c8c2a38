import { messages } from '#domain/messages.ts'
import type { ParticipantAreaActor } from '#machines/participant-area/index.ts'
import * as css from './request-list.css.ts'
import { RequestTable } from './request-table.tsx'

/** Nobody's list stays empty for want of knowing how one begins. */
export function NoRequests({ area }: { area: ParticipantAreaActor }) {
  return (
    <>
      <RequestTable rows={[]} area={area} empty={messages.noRequests} />
      <p className={css.nothing}>
        Para começar o primeiro, clique em Novo Requerimento, no alto desta página.
      </p>
    </>
  )
}
