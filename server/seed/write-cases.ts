import type { Queries } from '#server/database/connect.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import type { SeedPerson } from './common/person.ts'
import type { SeedRequest } from './common/request.ts'
import { beatrizRequests } from './requests/beatriz.ts'
import { joaoDraft, pauloRequests, ritaRequests, sandraRequests } from './requests/drafts.ts'
import { joaoRequests, marinaRequests } from './requests/others.ts'
import { writeDocuments } from './write-documents.ts'
import { writeRequest } from './write-request.ts'

const MARINA = '52998224725'
const BEATRIZ = '39053344705'
const JOAO = '15350946056'
const PAULO = '84621357026'
const RITA = '20846513951'
const SANDRA = '96317452873'

type Case = { readonly requests: readonly SeedRequest[]; readonly cloudSize: number }

function caseOf(person: SeedPerson): Case {
  if (person.cpf === MARINA) return { requests: marinaRequests, cloudSize: 4 }
  if (person.cpf === BEATRIZ) return { requests: beatrizRequests(person), cloudSize: 30 }
  if (person.cpf === JOAO) return { requests: [...joaoRequests(person), joaoDraft], cloudSize: 4 }
  if (person.cpf === PAULO) return { requests: pauloRequests, cloudSize: 0 }
  if (person.cpf === RITA) return { requests: ritaRequests, cloudSize: 0 }
  if (person.cpf === SANDRA) return { requests: sandraRequests, cloudSize: 0 }
  return { requests: [], cloudSize: 0 }
}

type Needs = {
  readonly db: Queries
  readonly documents: DocumentStore
  readonly fund: FundReference
}

/** Inserts all seed requests, oldest first so that protocols ascend, and the documents of their clouds. */
export async function writeCases(
  services: Needs,
  people: readonly { readonly id: number; readonly person: SeedPerson }[],
  today: string,
): Promise<void> {
  const cases = people.map(({ id, person }) => ({ id, ...caseOf(person) }))
  const requests = cases
    .flatMap(({ id, requests }) => requests.map((request) => ({ id, request })))
    .sort((one, other) => other.request.daysAgo - one.request.daysAgo)
  const rejected = new Map<number, number>()
  for (const { id, request } of requests) {
    const requestId = await writeRequest(services.db, services.fund, id, request, today)
    if (request.rejected !== undefined) rejected.set(requestId, request.rejected)
  }
  for (const { id, cloudSize } of cases) {
    if (cloudSize > 0) await writeDocuments({ ...services, personId: id, today, cloudSize, rejected })
  }
}
