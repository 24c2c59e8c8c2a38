import type { Answer } from './calling.ts'
import { pdfOfSize } from './files.ts'
import type { Participant, Saved } from './participant.ts'
import { child, retirement } from './retirement.ts'

/** Concurrent savers and uploaders. */
const PARALLEL = 4
const SAVES_OF_A_REQUEST = 3
const SMALLEST_BYTES = 200_000
const LETTERS = 'abcdefghij'

/** Acknowledged calls. */
export type Acknowledged = {
  /** By request id: the newest version and the mark in every part of it. */
  readonly saves: Map<number, { readonly version: number; readonly mark: string }>
  /** By document id: its size, which is unique. */
  readonly uploads: Map<number, number>
}

let number = 0
const nextNumber = () => {
  number += 1
  return number
}

/** A unique word. */
const nextMark = () => [...String(nextNumber())].map((digit) => LETTERS[Number(digit)]).join('')

/** Answers, address and a dependant have the same mark, so that a partial save is noticed. */
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

/** Creates a request and then changes it. */
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

/** Minimum numbers of acknowledged calls. */
export type Enough = { readonly saves: number; readonly uploads: number }

/**
 * Saves and uploads concurrently until enough are acknowledged; then calls `end`, which ends the server, and
 * resolves when no call is in progress. Throws if the server rejected one.
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
    // Broken connections are expected.
    if (outcome.status === 'rejected' && !(outcome.reason instanceof TypeError)) throw outcome.reason
  }
}
