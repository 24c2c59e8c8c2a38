import { mdiArrowRight, mdiPencil } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { messages } from '#domain/messages.ts'
import { type ParticipantAreaActor, participantAreaView } from '#machines/consent/participant-area/index.ts'
import type { OfferedType } from '#machines/requests/request-types/index.ts'
import { AreaStart } from '#ui/parts/participant-area.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { Expander } from '#ui/primitives/expander.tsx'
import * as areaTexts from '#ui/texts/participant-area.ts'
import * as texts from '#ui/texts/request-types.ts'

import * as css from './request-types.css.ts'
import { iconOf } from './type-icons.ts'

type Props = { type: OfferedType; area: ParticipantAreaActor }

/** One offered type: its description, its details, and a button to start it. */
export function TypePanel({ type, area }: Props) {
  const hasFailed = useSelector(area, (snapshot) => participantAreaView(snapshot).problem !== null)
  return (
    <Expander
      title={type.name}
      line={type.summary}
      icon={iconOf(type.id)}
      level={3}
      name="tipos"
      urgent={hasFailed && type.obstacle === 'participantArea'}
    >
      {type.details && <p className={css.details}>{type.details}</p>}
      <Guide type={type} />
      <Start type={type} area={area} />
    </Expander>
  )
}

/** The fund's advice for choosing the type. */
function Guide({ type: { whoMay, atHand, minutes, analysisDays } }: Pick<Props, 'type'>) {
  const time = [
    ...(minutes === null ? [] : [texts.minutes(minutes)]),
    ...(analysisDays === null ? [] : [texts.analysis(analysisDays)]),
  ]
  const items = [
    { term: texts.whoMay, value: whoMay },
    { term: texts.atHand, value: atHand },
    { term: texts.time, value: time.join('; ') },
  ].filter(({ value }) => value !== '')
  return items.length > 0 && <DescriptionList items={items} />
}

function Start({ type, area }: Props) {
  if (type.obstacle === 'participantArea') return <OnlyInArea area={area} />
  return (
    <>
      <DraftNote type={type} />
      {type.startPath === null ? <NoStart type={type} /> : <Ways type={type} startPath={type.startPath} />}
    </>
  )
}

function OnlyInArea({ area }: Pick<Props, 'area'>) {
  return (
    <>
      <Alert tone="info">
        <p>
          {areaTexts.doneThere}{' '}
          <strong>
            {areaTexts.menu}/<wbr />
            {areaTexts.submenu}
          </strong>
          .
        </p>
      </Alert>
      <AreaStart actor={area} />
    </>
  )
}

function DraftNote({ type: { draftPath, draftProtocol } }: Pick<Props, 'type'>) {
  if (draftPath === null) return null
  return (
    <Alert tone="info">
      <p>
        {draftProtocol === '' ? texts.draftBegun : texts.draftBegunAs(draftProtocol)} {texts.draftOrAnother}
      </p>
    </Alert>
  )
}

function Ways({ type: { draftPath }, startPath }: Pick<Props, 'type'> & { startPath: string }) {
  return (
    <ActionBar>
      <ButtonTo
        icon={mdiArrowRight}
        iconAt="end"
        to={startPath}
        {...(draftPath !== null && { variant: 'secondary' as const })}
      >
        {texts.start}
      </ButtonTo>
      <DraftButton path={draftPath} />
    </ActionBar>
  )
}

function NoStart({ type: { obstacle, draftPath } }: Pick<Props, 'type'>) {
  const reasonId = useId()
  return (
    <>
      <Alert tone="warning">
        <p id={reasonId}>
          {obstacle === 'withdrawalNotAllowed' ? messages.withdrawalNotAllowed : messages.typeNotOffered}
        </p>
      </Alert>
      <ActionBar>
        <Button disabled aria-describedby={reasonId}>
          {texts.start}
        </Button>
        <DraftButton path={draftPath} />
      </ActionBar>
    </>
  )
}

function DraftButton({ path }: { path: string | null }) {
  if (path === null) return null
  return (
    <ButtonTo icon={mdiPencil} to={path}>
      {texts.continueDraft}
    </ButtonTo>
  )
}
