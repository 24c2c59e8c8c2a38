import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import { requestStatusLabels } from '#machines/requests/request-status/index.ts'

/** The name of the move as a terminal has it: `awaitGrant` is `await-grant`. */
export const commandOf = (move: StaffMoveName): string =>
  move.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The label of the move in the chart, as 'o fundo confere'. */
export const labelOf = (move: StaffMoveName): string => requestStatusLabels.events[`staff.${move}`]
