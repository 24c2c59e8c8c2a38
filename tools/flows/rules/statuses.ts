import { REQUEST_STATUSES, STATUS_LABELS } from '#domain/requests/status.ts'
import {
  nextStatus,
  possibleEvents,
  requestStatusLabels,
  statusExplanation,
} from '#machines/requests/request-status/index.ts'

import type { FundTables, StatusRow } from '../describe/rules.ts'

/** Who moves a request from which status to which. */
export const statusRows = ({ roles }: Pick<FundTables, 'roles'>): readonly StatusRow[] =>
  REQUEST_STATUSES.map((letter) => ({
    letter,
    label: STATUS_LABELS[letter],
    means: statusExplanation(letter).means,
    moves: possibleEvents(letter).map((type) => ({
      label: requestStatusLabels.events[type],
      to: nextStatus(letter, { type }) ?? letter,
      roles: roles
        .filter(({ moves }) => moves.some((move) => `staff.${move}` === type))
        .map(({ name }) => name),
    })),
  }))
