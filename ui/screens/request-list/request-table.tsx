import { mdiEyeOutline, mdiHelpCircleOutline, mdiPencil } from '@mdi/js'

import { brazilianFromIso } from '#domain/people/dates.ts'
import type { ParticipantAreaActor } from '#machines/participant-area/index.ts'
import type { RequestRow } from '#machines/request-list/index.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import { AreaButton } from '#ui/screens/participant-area/participant-area.tsx'

import * as css from './request-table.css.ts'

/* Links of one word each would all sound the same: their full name tells which request they open. */
const named = (verb: string, { typeName, protocol }: RequestRow) =>
  [`${verb} requerimento`, typeName, protocol && `protocolo ${protocol}`].filter(Boolean).join(' ')

const columnsWith = (area: ParticipantAreaActor): readonly Column<RequestRow>[] => [
  { header: 'Tipo', namesRow: true, cell: (row) => row.typeName },
  { header: 'Plano', cell: (row) => <span className={css.plan}>{row.planName || '—'}</span> },
  { header: 'Protocolo', cell: (row) => <span className={css.protocol}>{row.protocol || '—'}</span> },
  {
    header: 'Data',
    cell: (row) => <span className={css.date}>{brazilianFromIso(row.requestedAt) || '—'}</span>,
  },
  { header: 'Situação', cell: (row) => <StatusChip status={row.status}>{row.statusName}</StatusChip> },
  { header: 'Detalhes', bare: true, cell: (row) => <Details row={row} area={area} /> },
]

/** What the fund waits for where it is the participant's turn. */
const wishOf = ({ wish }: RequestRow) =>
  wish && (
    <p className={css.wish}>
      <strong>Agora é com você:</strong> {wish}
    </p>
  )

function Details({ row, area }: { row: RequestRow; area: ParticipantAreaActor }) {
  return (
    <div className={css.actions}>
      <ButtonLink variant="compact" icon={mdiEyeOutline} to={row.viewPath} aria-label={named('Ver', row)}>
        Ver
      </ButtonLink>
      {row.editPath && (
        <ButtonLink variant="compact" icon={mdiPencil} to={row.editPath} aria-label={named('Editar', row)}>
          Editar
        </ButtonLink>
      )}
      {row.isParticipantArea && (
        <>
          <p className={css.note}>
            <Icon path={mdiHelpCircleOutline} />
            Só na área do participante
          </p>
          <AreaButton actor={area} variant="compact">
            Abrir
          </AreaButton>
        </>
      )}
    </div>
  )
}

type Props = { rows: readonly RequestRow[]; area: ParticipantAreaActor; empty: string }

export function RequestTable({ rows, area, empty }: Props) {
  return (
    <div className={css.table}>
      <Table
        caption="Meus requerimentos"
        columns={columnsWith(area)}
        rows={rows}
        keyOf={(row) => row.id}
        empty={empty}
        note={wishOf}
      />
    </div>
  )
}
