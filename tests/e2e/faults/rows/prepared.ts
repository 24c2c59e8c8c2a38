import type { Saved } from '../../../server/support/participant.ts'
import { child, retirement } from '../../../server/support/retirement.ts'
import { survivorRequest } from '../../../server/support/survivor.ts'
import { expect } from '../../support/journey.ts'
import type { Stage } from '../row.ts'

export const CHILD = child.nome

/** A new draft of the participant in that plan, complete except for its documents. */
export async function newRequest(stage: Stage, planId = 1): Promise<Saved> {
  const self = await stage.self()
  return self.saved(retirement(self.cloudId, { id_plano: planId, dependentes: [child] }))
}

/** A new draft of a death lump sum that does not name who died yet. */
export async function newLumpSum(stage: Stage): Promise<Saved> {
  const self = await stage.self()
  return self.saved(survivorRequest(5, self.cloudId, { detalhes: { cpf_participante_peculio: '' } }))
}

export async function saveElsewhere(stage: Stage, id: number): Promise<void> {
  const self = await stage.self()
  await self.saved(retirement(self.cloudId, { id, detalhes: { nome_pai: `De outro lugar, ${stage.text}` } }))
}

export async function readyRequests(stage: Stage, many: number): Promise<number[]> {
  const self = await stage.self()
  const uploaded = new Map<number, number>()
  const documentOf = async (typeId: number) => {
    const id = uploaded.get(typeId) ?? (await self.newDocument(typeId))
    uploaded.set(typeId, id)
    return id
  }
  const ready: number[] = []
  while (ready.length < many) {
    const { requerimento, documentos } = await self.saved(retirement(self.cloudId))
    for (const row of documentos) await self.attach(row, await documentOf(row.id_tipo_documento))
    ready.push(requerimento.id)
  }
  return ready
}

type Shown = { readonly requerimento: { readonly situacao: string; readonly versao: number } }

export async function shown({ self }: Stage, id: number): Promise<Shown['requerimento']> {
  const { body } = await (await self()).show(id)
  return (body as Shown).requerimento
}

export const seeStatus = (stage: Stage, id: number, status: string) =>
  expect.poll(async () => (await shown(stage, id)).situacao).toBe(status)
