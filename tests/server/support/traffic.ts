import type { Answer } from './calling.ts'
import { pdfOfSize } from './files.ts'
import type { Participant, Saved } from './participant.ts'
import { child, retirement } from './retirement.ts'

/** Who saves at once, and who uploads. */
const PARALLEL = 4
const SAVES_OF_A_REQUEST = 3
const SMALLEST_BYTES = 200_000
const LETTERS = 'abcdefghij'

/** What the server said yes to. */
export type Acknowledged = {
  /** By the request's id: the newest version and the mark that every part of it carries. */
  readonly saves: Map<number, { readonly version: number; readonly mark: string }>
  /** By the document's id: its size, which no other one has. */
  readonly uploads: Map<number, number>
}

let number = 0
const nextNumber = () => {
  number += 1
  return number
}

/** A word that no other save has. */
const nextMark = () => [...String(nextNumber())].map((digit) => LETTERS[Number(digit)]).join('')

/** Answers, address and a dependant all carry the mark: a save that is there in part shows. */
const marked = (cloudId: number, id: number | null, mark: string) =>
  retirement(cloudId, {
    id,
    detalhes: { nome_pai: mark },
    endereco: { complemento: mark },
    dependentes: [{ ...child, nome: mark }],
  })

const accepted = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`The server refused: ${JSON.stringify(body)}`)
  return body
}

/** A request that is made and then changed. */
async function saveOften({ saves }: Acknowledged, participant: Participant, onYes: () => Promise<void>) {
  let id: number | null = null
  for (let times = 0; times < SAVES_OF_A_REQUEST; times += 1) {
    const mark = nextMark()
    const answer = accepted(await participant.save(marked(participant.cloudId, id, mark)))
    const { requerimento } = answer as unknown as Saved
    id = requerimento.id
    saves.set(id, { version: requerimento.versao, mark })
    await onYes()
  }
}

async function upload({ uploads }: Acknowledged, participant: Participant, onYes: () => Promise<void>) {
  const size = SMALLEST_BYTES + nextNumber()
  const answer = accepted(await participant.upload(pdfOfSize(size, 'documento.pdf'), 1))
  uploads.set(Number(answer.id_documento), size)
  await onYes()
}

/** How many of each are to be acknowledged, at least. */
export type Enough = { readonly saves: number; readonly uploads: number }

/**
 * Saves and uploads, many at once, until so many of each were acknowledged; then calls `end`, which ends the server,
 * and resolves when no call is under way any more. Throws where the server refused one.
 */
export async function traffic(
  participant: Participant,
  acknowledged: Acknowledged,
  enough: Enough,
  end: () => Promise<void>,
): Promise<void> {
  const left = { ...enough }
  let ending: Promise<void> | null = null
  const repeat = async (what: keyof Enough, work: typeof upload) => {
    const onYes = async () => {
      left[what] -= 1
      if (left.saves <= 0 && left.uploads <= 0) ending ??= end()
      await ending
    }
    while (ending === null) await work(acknowledged, participant, onYes)
  }
  const workers = Array.from({ length: PARALLEL }, () => [
    repeat('saves', saveOften),
    repeat('uploads', upload),
  ])
  for (const outcome of await Promise.allSettled(workers.flat())) {
    // Connections that broke are what this is about.
    if (outcome.status === 'rejected' && !(outcome.reason instanceof TypeError)) throw outcome.reason
  }
}
