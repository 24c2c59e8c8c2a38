import type { Page } from '@playwright/test'

import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument, newDocument } from '#api/contract/documents.ts'
import { participantName, participantPlans } from '#api/contract/people.ts'
import { postalCode } from '#api/contract/postal-code.ts'
import { enrolmentLists } from '#api/contract/reference.ts'
import { saveRequest, showRequest, trustBeneficiaries } from '#api/contract/requests.ts'
import { startPath } from '#domain/navigation/request-paths.ts'

import { participant } from '../../tests/e2e/support/asking.ts'
import { beatriz, helena, marina } from '../../tests/e2e/support/people.ts'
import { unfoldAll } from '../../tests/e2e/support/wizard.ts'
import type { Participant } from '../../tests/server/support/participant.ts'
import { child, retirement } from '../../tests/server/support/retirement.ts'
import { survivorRequest } from '../../tests/server/support/survivor.ts'
import { newDraft } from './complementary.ts'
import { documentBy } from './documents.ts'
import type { HeldCall } from './held-call.ts'
import { withRequest } from './shown-request.ts'
import type { Stage } from './stage.ts'

/** A form on the screen. */
export type FormWorld = {
  readonly page: Page
  readonly save: HeldCall
  readonly read: HeldCall
  readonly consultation: HeldCall
  readonly postalCode: HeldCall
  readonly name: HeldCall
  readonly plans: HeldCall
  readonly lists: HeldCall
  readonly send: HeldCall
  readonly attachment: HeldCall
  readonly remove: HeldCall
  /** null: never saved. */
  readonly id: number | null
  /** Without the step. */
  readonly path: string
  /** The same request is saved by another device, with another account. */
  readonly saveElsewhere: () => Promise<void>
  readonly typeId: number
  /** Expected values; null or '': not looked at. */
  step: 1 | 2 | 3
  status: 'Novo' | 'Em elaboração' | 'Em exigência' | 'Em análise'
  /** Typed answers that the server lacks. */
  isUnsaved: boolean
  bank: string | null
  account: string
  plan: string | null
  dependants: number | null
  isOpen: boolean
  isUnderWay: boolean
  /** Back closed the choice of a file. */
  isChooserClosed: boolean
  isFound: boolean
  found: string
  /** Próximo was pressed during the lookup. */
  isAwaiting: boolean
  hasLeft: boolean
  /** The notice at the end. */
  notice: string
}

type Draft = {
  readonly who?: string
  readonly step: 1 | 2 | 3
  /** The bank is to be filled in. */
  readonly lacksBank?: boolean
  /** How many documents are not attached. */
  readonly missing?: number
  readonly dependants?: readonly object[]
  /** As if the fund had moved it. */
  readonly status?: { readonly situacao: 'A' | 'E'; readonly desc_situacao: string }
  readonly typeId?: 1 | 5
  /** Opened at the address without a type (D-140) or without a step. */
  readonly at?: (id: number) => string
  /** With a document that no row asks for. */
  readonly hasLetter?: boolean
  /** What was typed comes back, and the request was saved elsewhere since. */
  readonly isOvertaken?: boolean
}

type New = { readonly newType: number }

const WITHOUT_BANK = { step: 1, lacksBank: true } as const
const LUMP_SUM = { who: helena, step: 1, typeId: 5 } as const
const DECLARING = { who: beatriz, step: 2, dependants: [child] } as const
const COMPLETE = { step: 3, missing: 0 } as const
const LACKING = { step: 3, missing: 1 } as const
const OVERTAKEN = { ...WITHOUT_BANK, isOvertaken: true } as const
const WITH_LETTER = { who: beatriz, step: 3, hasLetter: true } as const

const IN_DEMAND = { situacao: 'E', desc_situacao: 'Em exigência' } as const
export const IN_ANALYSIS = { situacao: 'A', desc_situacao: 'Em análise' } as const

const STATUSES = { L: 'Em elaboração', E: 'Em exigência', A: 'Em análise' } as const

const VISITS: Readonly<Record<string, Draft | New>> = {
  'um requerimento novo': { newType: 1 },
  'um requerimento novo que é recusado': { newType: 1 },
  'um requerimento novo que se grava para continuar depois': { newType: 1 },
  'um rascunho gravado em outro lugar': WITHOUT_BANK,
  'um rascunho que se grava sozinho': WITHOUT_BANK,
  'um requerimento novo que se grava sozinho': { newType: 1 },
  'a conta de um rascunho': { ...WITHOUT_BANK, at: (id) => `/requerimento/${id}` },
  'o CEP de um rascunho': WITHOUT_BANK,
  'quem um rascunho de pecúlio nomeia': LUMP_SUM,
  'outro que um rascunho de pecúlio nomeia': LUMP_SUM,
  'as etapas de um pedido de pecúlio': LUMP_SUM,
  'os dependentes de um rascunho': { step: 1, dependants: [child] },
  'as etapas de um rascunho': { ...WITHOUT_BANK, at: (id) => `/requerimento01/${id}/1` },
  'a declaração de um rascunho': DECLARING,
  'um rascunho que é recusado por outra etapa': DECLARING,
  'um rascunho que se grava em outra etapa para continuar depois': WITHOUT_BANK,
  'um requerimento em exigência': { step: 1, lacksBank: true, status: IN_DEMAND },
  'um requerimento em análise': { step: 3, status: IN_ANALYSIS },
  'o envio de um rascunho': COMPLETE,
  'os documentos de um rascunho': { ...LACKING, at: (id) => `/requerimento/${id}` },
  'o que um rascunho ouve': LACKING,
  'um documento complementar de um rascunho': WITH_LETTER,
  'os documentos de um rascunho sem o banco': { ...COMPLETE, lacksBank: true },
  'o cancelamento de um rascunho': LACKING,
  'o Voltar do navegador sobre a escolha de um arquivo': LACKING,
  'o Voltar do navegador sobre a exclusão de um documento': WITH_LETTER,
  'o Voltar do navegador sobre o envio': COMPLETE,
  'o Voltar do navegador sobre o cancelamento': LACKING,
  'o que foi digitado volta sobre outra versão': OVERTAKEN,
  'o Voltar do navegador sobre a escolha entre duas versões': OVERTAKEN,
  'uma adesão a que faltam as listas': { newType: 11 },
  'os CEPs de uma portabilidade': { newType: 10 },
}

export async function beginForm(stage: Stage, { visit }: { readonly visit: string }): Promise<FormWorld> {
  const plan = VISITS[visit]
  if (plan === undefined) throw new Error(`There is no visit «${visit}»`)
  const { page, hold } = stage
  await page.clock.install()
  const world = {
    page,
    save: await hold(saveRequest),
    read: await hold(showRequest),
    consultation: await hold(trustBeneficiaries),
    postalCode: await hold(postalCode),
    name: await hold(participantName),
    plans: await hold(participantPlans),
    lists: await hold(enrolmentLists),
    send: await hold(newDocument),
    attachment: await hold(attachDocument),
    remove: await hold(removeComplementaryDocument),
    bank: null,
    account: '',
    plan: null,
    dependants: null,
    isOpen: true,
    isUnderWay: false,
    isChooserClosed: false,
    isFound: false,
    found: '',
    isAwaiting: false,
    hasLeft: false,
    notice: '',
  }
  if ('newType' in plan) {
    const path = startPath(plan.newType) ?? ''
    await stage.lendSession(marina)
    await page.goto(path)
    if (plan.newType === 11) {
      await world.consultation.pass()
      await world.lists.reply({}, 404)
    }
    await page.getByRole('button', { name: 'Próximo' }).waitFor()
    return {
      ...world,
      id: null,
      path,
      typeId: plan.newType,
      step: 1,
      status: 'Novo',
      isUnsaved: false,
      saveElsewhere: () => Promise.resolve(),
    }
  }
  return { ...world, ...(await openDraft(stage, world.read, plan)) }
}

async function openDraft({ page, serverUrl, lendSession }: Stage, read: HeldCall, draft: Draft) {
  const { who = marina, step, status, typeId = 1, lacksBank = false, dependants = [] } = draft
  const self = await participant(serverUrl, who)
  const id = draft.hasLetter ? await newDraft(serverUrl) : await fileDraft(self, draft)
  const path = typeId === 5 ? `/requerimento02/${id}/5` : `/requerimento01/${id}/1`
  const saveElsewhere = async () => {
    const { versao } = (await self.show(id)).body.requerimento as { readonly versao: number }
    await self.saved(retirement(self.cloudId, { id, versao, detalhes: { banco: '', conta: '999' } }))
  }
  await lendSession(who)
  await page.goto(draft.at?.(id) ?? `${path}/${step}`)
  await (status ? read.change(withRequest(status)) : read.pass())
  await page.getByRole('button', { name: step === 3 ? 'Finalizar requerimento' : 'Voltar' }).waitFor()
  if (draft.isOvertaken) {
    await unfoldAll(page)
    await page.getByLabel('Conta', { exact: true }).fill('111')
    await saveElsewhere()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await read.pass()
  }
  return {
    id,
    path,
    typeId,
    step,
    status: STATUSES[status?.situacao ?? 'L'],
    isUnsaved: draft.isOvertaken ?? false,
    saveElsewhere,
    bank: lacksBank ? '' : null,
    plan: typeId === 5 ? '2' : null,
    dependants: dependants.length,
    isOpen: status?.situacao !== 'A',
  }
}

async function fileDraft(self: Participant, draft: Draft): Promise<number> {
  const { typeId = 1, lacksBank = false, missing, dependants = [] } = draft
  const detalhes = lacksBank ? { banco: '' } : {}
  const body =
    typeId === 5
      ? survivorRequest(5, self.cloudId, {
          id_plano: 2,
          detalhes: { cpf_participante_peculio: '94726183591' },
        })
      : retirement(self.cloudId, { detalhes, dependentes: dependants as readonly Record<string, unknown>[] })
  const saved = await self.saved(body)
  if (missing !== undefined)
    await self.attachAll({ ...saved, documentos: saved.documentos.slice(missing) }, documentBy(self))
  return saved.requerimento.id
}
