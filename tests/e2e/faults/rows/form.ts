import type { Page } from '@playwright/test'

import { postalCode } from '#api/contract/postal-code.ts'
import { saveRequest, showRequest, trustBeneficiaries } from '#api/contract/requests.ts'

import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { beatriz, marina } from '../../support/people.ts'
import { confirmSending, fillInFather, finalize, unfold } from '../../support/wizard.ts'
import { FAULTS } from '../fault.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { newRequest, readyRequests, saveElsewhere, seeStatus, shown } from './prepared.ts'

const father = ({ page }: Stage) => page.getByLabel('Nome do pai')
const typeFather = ({ page, text }: Stage) => fillInFather(page, text)
const seeForm = (stage: Stage) => father(stage).waitFor({ state: 'attached' })
const seeBeneficiaries = ({ page }: Stage) =>
  page.getByRole('heading', { name: 'Declaração de beneficiários' }).waitFor()

const toStep = ({ page }: Stage, title: string) => page.getByRole('button', { name: title }).click()

const goOn = ({ page }: Stage) => page.getByRole('button', { name: 'Próximo' }).click()
const overtaken = ({ page }: Stage) =>
  page.getByRole('alertdialog', { name: 'O requerimento foi gravado em outro lugar' })

const backToForm = async (stage: Stage) => {
  await stage.page.getByRole('button', { name: 'Voltar' }).click()
  await seeForm(stage)
}

const openStep = async (stage: Stage, id: number, step: number) => {
  await seeList(stage)
  await follow(stage.page, `/requerimento01/${id}/1/${step}`)
}

/** Of one request, which can be saved any number of times. */
const onDraft = {
  who: marina,
  prepare: async (stage) => (await newRequest(stage)).requerimento.id,
  open: async (stage) => {
    await openStep(stage, stage.id, 1)
    await seeForm(stage)
  },
  fill: typeFather,
  typed: (stage) => expect(father(stage)).toHaveValue(stage.text),
} as const satisfies Partial<Row>

const street = ({ page }: Stage) => page.getByLabel('Endereço', { exact: true })

const draftRows: readonly Row[] = [
  {
    ...onDraft,
    name: 'Próximo',
    call: saveRequest,
    waits: 'submission.saveRequest',
    kind: 'save',
    trigger: goOn,
    works: seeBeneficiaries,
    back: backToForm,
    effects: async (stage) => (await shown(stage, stage.id)).versao,
  },
  {
    ...onDraft,
    name: 'Próximo after a save elsewhere',
    call: showRequest,
    waits: 'submission.loadLatest',
    kind: 'comparison',
    fill: async (stage) => {
      await typeFather(stage)
      await saveElsewhere(stage, stage.id)
    },
    trigger: goOn,
    works: (stage) => overtaken(stage).waitFor(),
    back: async (stage) => {
      await overtaken(stage).getByRole('button', { name: 'Usar a versão gravada' }).click()
      await seeForm(stage)
    },
  },
  {
    ...onDraft,
    name: 'the declaration',
    call: trustBeneficiaries,
    waits: 'beneficiaries.loadBeneficiaries',
    kind: 'consult',
    trigger: (stage) => toStep(stage, 'Declaração de beneficiários'),
    works: seeBeneficiaries,
    typed: undefined,
    back: backToForm,
  },
  {
    ...onDraft,
    name: 'the postal code',
    call: postalCode,
    waits: 'postalCode.lookUp',
    kind: 'postalCode',
    fill: async (stage) => {
      await typeFather(stage)
      await unfold(stage.page, 'Endereço e contatos')
      await stage.page.getByLabel('CEP', { exact: true }).fill('')
      await street(stage).fill('')
    },
    trigger: ({ page }) => page.getByLabel('CEP', { exact: true }).fill('01310100'),
    works: (stage) => expect(street(stage)).toHaveValue('Avenida Paulista'),
    back: seeForm,
  },
]

/** Rows in which every cell uses up a request. */
function finalRows(
  who: string,
  one: Pick<Row, 'name' | 'waits' | 'fill' | 'trigger'>,
  step: number,
  ends: string,
  /** The dialog that follows a successful call. */
  confirm: (page: Page) => Promise<void> = async () => {},
): Row {
  let ready: number[] = []
  const current = () => ready[0] ?? 0
  return {
    ...one,
    call: saveRequest,
    who,
    kind: 'save',
    prepare: async (stage) => {
      ready = await readyRequests(stage, FAULTS.length)
    },
    open: (stage) => openStep(stage, current(), step),
    works: async (stage) => {
      await confirm(stage.page)
      await expect(stage.page).toHaveURL('/')
      await seeStatus(stage, current(), ends)
    },
    back: async (stage) => {
      ready.shift()
      await openStep(stage, current(), step)
    },
  }
}

const finish = ({ page }: Stage) => page.getByRole('button', { name: 'Finalizar requerimento' }).click()

export const rows: readonly Row[] = [
  ...draftRows,
  finalRows(
    marina,
    { name: 'Finalizar', waits: 'submission.saveRequest', trigger: ({ page }) => finalize(page) },
    3,
    'A',
  ),
  finalRows(
    beatriz,
    {
      name: 'Finalizar after a change',
      waits: 'submission.saveRequest',
      fill: async (stage) => {
        await toStep(stage, 'Dados')
        await typeFather(stage)
        await toStep(stage, 'Documentos')
      },
      trigger: finish,
    },
    3,
    'A',
    confirmSending,
  ),
  finalRows(
    beatriz,
    {
      name: 'Cancelar',
      waits: 'submission.saveRequest',
      trigger: async ({ page }) => {
        await page.getByRole('button', { name: 'Cancelar Requerimento' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Sim' }).click()
      },
    },
    1,
    'N',
  ),
]
