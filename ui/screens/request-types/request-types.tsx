import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { useId } from 'react'

import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { ParticipantAreaActor } from '#machines/consent/participant-area/index.ts'
import {
  isAccountChangedElsewhere,
  type OfferedType,
  offeredTypesOf,
  type RequestTypesActor,
} from '#machines/requests/request-types/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { BackToList } from '#ui/primitives/back-to-list.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { page } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as texts from '#ui/texts/request-types.ts'

import * as css from './request-types.css.ts'
import { TypePanel } from './type-panel.tsx'

type Props = { actor: RequestTypesActor; area: ParticipantAreaActor }

export function RequestTypes({ actor, area }: Props) {
  const types = useSelector(actor, offeredTypesOf, dequal)
  const isElsewhere = useSelector(actor, isAccountChangedElsewhere)
  return (
    <div className={page}>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      {types.length === 0 ? (
        <Card>
          <Alert tone="info">{texts.noTypes}</Alert>
        </Card>
      ) : (
        groupsOf(types).map((group) => <Group key={group.title} {...group} area={area} />)
      )}
      {isElsewhere && <Alert tone="info">{texts.accountOfPension}</Alert>}
      <BackToList />
    </div>
  )
}

const pays = ({ id }: OfferedType) => kindOf(id)?.pays === true

/** The group of the first type comes first. */
function groupsOf(types: readonly OfferedType[]) {
  const toReceive = { title: texts.toReceive, types: types.filter(pays) }
  const toChange = { title: texts.toChange, types: types.filter((type) => !pays(type)) }
  return types[0] && pays(types[0]) ? [toReceive, toChange] : [toChange, toReceive]
}

type GroupProps = { title: string; types: readonly OfferedType[]; area: ParticipantAreaActor }

function Group({ title, types, area }: GroupProps) {
  const titleId = useId()
  if (types.length === 0) return null
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {types.map((type) => (
          <li key={type.id}>
            <TypePanel type={type} area={area} />
          </li>
        ))}
      </ul>
    </section>
  )
}
