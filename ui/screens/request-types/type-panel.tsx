import { mdiArrowRight, mdiEyeOutline, mdiPencil } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { messages } from '#domain/messages.ts'
import type { AnnouncedDocuments } from '#domain/request-kinds/announced-documents.ts'
import { type ParticipantAreaActor, participantAreaView } from '#machines/consent/participant-area/index.ts'
import type { OfferedType } from '#machines/requests/request-types/index.ts'
import { AreaStart } from '#ui/parts/participant-area.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Expander } from '#ui/primitives/expander.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
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
function Guide({ type: { whoMay, atHand, minutes, analysisDays, documents } }: Pick<Props, 'type'>) {
  const time = [
    ...(minutes === null ? [] : [texts.minutes(minutes)]),
    ...(analysisDays === null ? [] : [texts.analysis(analysisDays)]),
  ]
  const items = [
    { label: texts.whoMay, value: whoMay },
    { label: texts.atHand, value: atHand },
    { label: texts.time, value: time.join('; ') },
    ...documents.map((one) => ({ label: texts.documents[one.of], value: <Documents {...one} /> })),
  ].filter(({ value }) => value !== '')
  return items.length > 0 && <SummaryList items={items} />
}

function Documents({ always, inCase }: AnnouncedDocuments) {
  return (
    <>
      <Names names={always} />
      {inCase.length > 0 && (
        <>
          <p>{texts.inCase}</p>
          <Names names={inCase} />
        </>
      )}
    </>
  )
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul className={css.points}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

function Start({ type, area }: Props) {
  if (type.obstacle === 'participantArea') return <OnlyInArea area={area} />
  if (type.obstacle === 'noBenefit') return <Alert tone="info">{texts.noBenefit}</Alert>
  return (
    <>
      <UnderWayNote type={type} />
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

function UnderWayNote({ type: { underWay } }: Pick<Props, 'type'>) {
  if (underWay.length === 0) return null
  return (
    <Alert tone="info">
      <p>{texts.underWay}</p>
      <ul className={css.points}>
        {underWay.map(({ id, protocol, planName, statusName }) => (
          <li key={id}>
            {[protocol && texts.protocolOf(protocol), planName, statusName].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Ways({ type: { underWay }, startPath }: Pick<Props, 'type'> & { startPath: string }) {
  const isAnother = underWay.length > 0
  return (
    <ActionBar>
      <ButtonTo
        icon={mdiArrowRight}
        iconAt="end"
        to={startPath}
        {...(isAnother && { variant: 'secondary' as const, 'aria-label': texts.anotherName })}
      >
        {isAnother ? texts.another : texts.start}
      </ButtonTo>
      <WaysToUnderWay underWay={underWay} />
    </ActionBar>
  )
}

function NoStart({ type: { obstacle, underWay } }: Pick<Props, 'type'>) {
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
        <WaysToUnderWay underWay={underWay} />
      </ActionBar>
    </>
  )
}

/** The newest is the likely one. */
const WaysToUnderWay = ({ underWay }: Pick<OfferedType, 'underWay'>) =>
  underWay.map(({ id, isDraft, path, protocol }, index) => (
    <ButtonTo
      key={id}
      icon={isDraft ? mdiPencil : mdiEyeOutline}
      to={path}
      variant={index === 0 ? 'primary' : 'secondary'}
    >
      {isDraft ? texts.continueDraft(protocol) : texts.see(protocol)}
    </ButtonTo>
  ))
