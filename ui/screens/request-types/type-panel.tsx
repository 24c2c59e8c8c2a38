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
import { Fold } from '#ui/primitives/fold.tsx'
import { Link } from '#ui/primitives/link.tsx'
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
      <Start type={type} area={area} />
      <Guide type={type} />
    </Expander>
  )
}

/** The fund's advice for choosing the type, and its documents. */
function Guide({ type }: Pick<Props, 'type'>) {
  const { whoMay, atHand, minutes, analysisDays, documents, underWay } = type
  const time = [
    ...(minutes === null ? [] : [texts.minutes(minutes)]),
    ...(analysisDays === null ? [] : [texts.analysis(analysisDays)]),
  ]
  const items = [
    { label: texts.whoMay, value: whoMay },
    { label: texts.atHand, value: atHand },
    { label: texts.time, value: time.join(' ') },
  ].filter(({ value }) => value !== '')
  return (
    <>
      {items.length > 0 && <SummaryList items={items} />}
      {documents.length > 0 && (
        <div>
          {documents.map((one) => (
            <Documents key={one.of} {...one} open={one.of === 'holder' && underWay.length === 0} />
          ))}
        </div>
      )}
    </>
  )
}

function Documents({ of, always, inCase, open }: AnnouncedDocuments & { open: boolean }) {
  return (
    <Fold title={texts.documents[of]} open={open}>
      <div className={css.documents}>
        <Names names={always} />
        {inCase.length > 0 && (
          <section>
            <h4 className={css.inCase}>{texts.inCase}</h4>
            <Names names={inCase} />
          </section>
        )}
      </div>
    </Fold>
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
      <ul className={css.underWay}>
        {underWay.map(({ id, protocol, planName, statusName, path }) => (
          <li key={id}>
            <Link to={path}>
              {[protocol && texts.protocolOf(protocol), planName, statusName].filter(Boolean).join(', ')}
            </Link>
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
      <WayToNewest underWay={underWay} />
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
        <WayToNewest underWay={underWay} />
      </ActionBar>
    </>
  )
}

/** The newest is the likely one; links of the notice lead to the others. */
function WayToNewest({ underWay: [newest] }: Pick<OfferedType, 'underWay'>) {
  if (!newest) return null
  const { isDraft, path, protocol } = newest
  return (
    <ButtonTo icon={isDraft ? mdiPencil : mdiEyeOutline} to={path}>
      {isDraft ? texts.continueDraft(protocol) : texts.see(protocol)}
    </ButtonTo>
  )
}
