import {
  attachedCount,
  isAttached,
  type LackingDocument,
  type PersonDocuments,
  type RequiredDocument,
} from './required.ts'
import { isReplaceable } from './situations.ts'

type Documents = {
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
}

/** The ids of the rows of the holder and of beneficiaries are from different tables. */
type RowPlace = Pick<LackingDocument, 'dependantId' | 'rowId'>

type Attached = { readonly slot: RowPlace }

/** What was attached when the documents were reached. */
export type Arrival = {
  /** Without the rows whose file arrived since the request was loaded. */
  readonly attached: readonly RowPlace[]
  /** Nothing was missing. */
  readonly isComplete: boolean
}

export const NO_ARRIVAL: Arrival = { attached: [], isComplete: false }

export function arrivalAt(rows: Documents, attachedNow: readonly Attached[]): Arrival {
  const { attached, total } = attachedCount(rows)
  const before = placed(rows).filter(({ row, place }) => isAttached(row) && !isAmong(attachedNow, place))
  return { attached: before.map(({ place }) => place), isComplete: attached === total }
}

/** From this number of documents that were attached before, they are folded in a draft too (P-391). */
const MANY = 3

type Shown = Documents & {
  readonly arrival: Arrival
  readonly pendingUploads: readonly RowPlace[]
  /** Since the request was loaded. */
  readonly attached: readonly Attached[]
  readonly complementary: readonly unknown[]
  readonly removalRefusal: string | null
  /** The fund asks for a correction. */
  readonly isCorrection: boolean
  /** Documents can be attached. */
  readonly isOpen: boolean
}

export type DocumentGroups = {
  readonly open: Documents
  readonly folded: Documents
  readonly foldedCount: number
  /** The fund has checked all that is folded. */
  readonly isFixed: boolean
  /** Documents that are not required are folded too, as the request of the fund comes first. */
  readonly isAside: boolean
}

/** The documents of a request in those that are shown at once, and those that are folded. */
export function documentGroups({
  arrival,
  pendingUploads,
  isCorrection,
  isOpen,
  ...shown
}: Shown): DocumentGroups {
  const foldsAttached = isCorrection || arrival.attached.length >= MANY
  // A row whose file arrives now is not folded, because its button has the focus.
  const isFolded = (row: RequiredDocument, place: RowPlace) =>
    foldsAttached &&
    isAttached(row) &&
    // In E the folded ones are those that the fund has.
    !(isCorrection && row.isNew) &&
    isAt(arrival.attached, place) &&
    !isAmong(shown.attached, place)
  // In a closed request nothing is folded. The row of an upload shows how far it is, and why it stopped.
  const isDone = (row: RequiredDocument, place: RowPlace) =>
    isOpen && !isAt(pendingUploads, place) && (!isReplaceable(row.situationId) || isFolded(row, place))
  const folded = documentsWhere(shown, isDone)
  const foldedRows = placed(folded)
  return {
    open: documentsWhere(shown, (row, place) => !isDone(row, place)),
    folded,
    foldedCount: foldedRows.length,
    isFixed: !foldedRows.some(({ row }) => isReplaceable(row.situationId)),
    isAside: isCorrection && shown.complementary.length === 0 && shown.removalRefusal === null,
  }
}

const isAt = (places: readonly RowPlace[], { dependantId, rowId }: RowPlace) =>
  places.some((place) => place.dependantId === dependantId && place.rowId === rowId)

const isAmong = (attached: readonly Attached[], place: RowPlace) =>
  attached.some(({ slot }) => isAt([slot], place))

const placeOf = (dependantId: number | null, { id }: RequiredDocument): RowPlace => ({
  dependantId,
  rowId: id,
})

const placed = ({ documents, people }: Documents) => [
  ...documents.map((row) => ({ row, place: placeOf(null, row) })),
  ...people.flatMap(({ dependantId, documents }) =>
    documents.map((row) => ({ row, place: placeOf(dependantId, row) })),
  ),
]

function documentsWhere(
  { documents, people }: Documents,
  holds: (row: RequiredDocument, place: RowPlace) => boolean,
): Documents {
  const among = (dependantId: number | null, rows: readonly RequiredDocument[]) =>
    rows.filter((row) => holds(row, placeOf(dependantId, row)))
  return {
    documents: among(null, documents),
    people: people
      .map((person) => ({ ...person, documents: among(person.dependantId, person.documents) }))
      .filter((person) => person.documents.length > 0),
  }
}
