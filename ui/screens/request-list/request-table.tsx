import { mdiEyeOutline, mdiHelpCircleOutline, mdiPencil } from '@mdi/js'

import { brazilianFromIso } from '#domain/people/dates.ts'
import { awaitsAnswer, requestName } from '#domain/requests/summary.ts'
import type { ParticipantAreaActor } from '#machines/consent/participant-area/index.ts'
import type { RequestRow } from '#machines/requests/request-list/index.ts'
import { AreaButton } from '#ui/parts/participant-area.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-list.ts'

import * as css from './request-table.css.ts'

const columnsWith = (area: ParticipantAreaActor): readonly Column<RequestRow>[] => [
  { header: common.requestType, namesRow: true, cell: (row) => row.typeName },
  { header: common.plan, cell: (row) => <span className={css.plan}>{row.planName || '—'}</span> },
  { header: common.protocol, cell: (row) => <span className={css.figures}>{row.protocol || '—'}</span> },
  {
    header: common.date,
    cell: (row) => <span className={css.figures}>{brazilianFromIso(row.requestedAt) || '—'}</span>,
  },
  {
    header: common.status,
    cell: (row) => (
      <span className={css.status}>
        <StatusChip status={row.status}>{row.statusName}</StatusChip>
        {row.deadline?.until && (
          <span className={css.expected}>{common.expectedBy(brazilianFromIso(row.deadline.until))}</span>
        )}
      </span>
    ),
  },
  { header: texts.details, bare: true, cell: (row) => <Details row={row} area={area} /> },
]

function Details({ row, area }: { row: RequestRow; area: ParticipantAreaActor }) {
  return (
    <div className={css.actions}>
      <ButtonLink
        variant="compact"
        icon={mdiEyeOutline}
        to={row.viewPath}
        aria-label={texts.seeNamed(requestName(row))}
      >
        {common.see}
      </ButtonLink>
      {row.editPath && <Pencil row={row} to={row.editPath} />}
      {row.isParticipantArea && (
        <>
          <p className={css.note}>
            <span title={texts.onlyInAreaTip}>
              <Icon path={mdiHelpCircleOutline} />
            </span>
            {texts.onlyInArea}
          </p>
          <AreaButton actor={area} variant="compact">
            {texts.openArea}
          </AreaButton>
        </>
      )}
    </div>
  )
}

function Pencil({ row, to }: { row: RequestRow; to: string }) {
  const [words, name] = awaitsAnswer(row)
    ? [texts.answer, texts.answerNamed(requestName(row))]
    : [common.edit, texts.editNamed(requestName(row))]
  return (
    <ButtonLink variant="compact" icon={mdiPencil} to={to} aria-label={name}>
      {words}
    </ButtonLink>
  )
}

type Props = { rows: readonly RequestRow[]; area: ParticipantAreaActor; empty: string }

export function RequestTable({ rows, area, empty }: Props) {
  return (
    <div className={css.table}>
      <Table
        caption={texts.title}
        columns={columnsWith(area)}
        rows={rows}
        keyOf={(row) => row.id}
        empty={empty}
      />
    </div>
  )
}
