import { mdiPlus } from '@mdi/js'

import { messages } from '#domain/messages.ts'
import { typesPath } from '#domain/navigation/paths.ts'
import type { ParticipantAreaActor } from '#machines/participant-area/index.ts'
import { ButtonTo } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/request-list.ts'

import * as css from './request-list.css.ts'
import { RequestTable } from './request-table.tsx'

/** Nobody's list stays empty for want of knowing how one begins. */
export function NoRequests({ area }: { area: ParticipantAreaActor }) {
  return (
    <>
      <RequestTable rows={[]} area={area} empty={messages.noRequests} />
      <div className={css.nothing}>
        <ButtonTo icon={mdiPlus} to={typesPath}>
          {texts.beginFirst}
        </ButtonTo>
      </div>
    </>
  )
}
