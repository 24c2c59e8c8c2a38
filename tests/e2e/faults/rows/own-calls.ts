import { loadBankChange, saveBankChange, startBankChange } from '#api/contract/bank-change.ts'
import type { Call } from '#api/contract/call.ts'
import { loadEnrolment, loadPerson, salary, saveEnrolment } from '#api/contract/enrolment.ts'
import { loadPortability, newPortability, savePortability } from '#api/contract/portability.ts'
import { enrolmentLists } from '#api/contract/reference.ts'
import { trustBeneficiaries } from '#api/contract/requests.ts'

import { bankChange, ticked } from '../../../server/support/bank-change.ts'
import { enrolment } from '../../../server/support/enrolment.ts'
import type { Participant } from '../../../server/support/participant.ts'
import { portability } from '../../../server/support/portability.ts'
import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { joao, marina } from '../../support/people.ts'
import { unfoldAll } from '../../support/wizard.ts'
import type { Row, Stage } from '../row.ts'
import { seeList, visiting } from './list.ts'
import { shown } from './prepared.ts'

type Body = Readonly<Record<string, unknown>>

/** A call that starts a new request. */
type Begin = Pick<Row, 'works'> & { readonly kind: 'read' | 'silentRead' | 'choices' }

const seeChoices = ({ page }: Stage) =>
  expect(page.getByLabel('Patrocinadora', { exact: true }).locator('option')).not.toHaveCount(1)

/** A type with its own calls, and a field that shows that its form is loaded. */
type Family = {
  readonly what: string
  readonly who: string
  readonly screen: '03' | '06' | '07'
  readonly typeId: number
  readonly begins: readonly (readonly [call: Call, kind: Begin['kind'], seen?: Begin['works']])[]
  readonly loads: Call
  readonly saves: Call
  readonly field: string
  /** A valid value of the field that contains the unique text. */
  readonly typed: (text: string) => string
  readonly whole: (self: Participant) => Promise<Body>
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-6).padStart(6, '1')

const FAMILIES: readonly Family[] = [
  {
    what: 'enrolment',
    who: marina,
    screen: '03',
    typeId: 11,
    begins: [
      [loadPerson, 'read'],
      [enrolmentLists, 'choices', seeChoices],
      [salary, 'silentRead'],
      [trustBeneficiaries, 'silentRead'],
    ],
    loads: loadEnrolment,
    saves: saveEnrolment,
    field: 'Nome da mãe',
    typed: (text) => text,
    whole: async ({ cloudId }) => enrolment(cloudId),
  },
  {
    what: 'portability',
    who: marina,
    screen: '06',
    typeId: 10,
    begins: [[newPortability, 'read']],
    loads: loadPortability,
    saves: savePortability,
    field: 'Nome da entidade',
    typed: (text) => text,
    whole: async () => portability(),
  },
  {
    what: 'bank data change',
    who: joao,
    screen: '07',
    typeId: 15,
    begins: [[startBankChange, 'read']],
    loads: loadBankChange,
    saves: saveBankChange,
    field: 'Conta',
    typed: digitsOf,
    whole: async ({ server, token, cloudId }) => {
      const { body } = await server.call(startBankChange, { token })
      const [benefit] = body.beneficios as readonly { readonly id_beneficio: number }[]
      return bankChange(cloudId, { beneficios: benefit ? [ticked(benefit.id_beneficio)] : [] })
    },
  },
]

type SavedBody = { readonly id_requerimento?: number; readonly requerimento?: { readonly id: number } }

async function newDraft(stage: Stage, { saves, whole }: Family): Promise<number> {
  const self = await stage.self()
  const { status, body } = await self.server.call(saves, { token: self.token, body: await whole(self) })
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`)
  const { id_requerimento, requerimento } = body as SavedBody
  return id_requerimento ?? requerimento?.id ?? 0
}

async function openWithoutLists(stage: Stage) {
  const { page } = stage
  const isLists = ({ pathname }: URL) => pathname === enrolmentLists.path
  await page.route(isLists, (route) => route.fulfill({ status: 404, json: {} }))
  await seeList(stage)
  await follow(page, '/requerimento03/novo/11')
  await page.getByText('Não foi possível carregar as opções de algumas listas.').waitFor()
  await page.unroute(isLists)
}

const listsAgain: Row = {
  who: marina,
  name: 'the lists of an enrolment, once more',
  call: enrolmentLists,
  waits: 'formOptions.loadLists',
  kind: 'choices',
  open: openWithoutLists,
  trigger: ({ page }) => page.getByRole('button', { name: 'Tentar novamente' }).click(),
  works: seeChoices,
  back: async (stage) => {
    await follow(stage.page, '/')
    await openWithoutLists(stage)
  },
}

function rowsOf(family: Family): readonly Row[] {
  const { what, who, screen, typeId, begins, loads, saves, field, typed } = family
  const control = ({ page }: Stage) => page.getByLabel(field, { exact: true })
  const seeForm = (stage: Stage) => control(stage).waitFor({ state: 'attached' })
  const prepare = (stage: Stage) => newDraft(stage, family)
  const open = async (stage: Stage) => {
    await seeList(stage)
    await follow(stage.page, `/requerimento${screen}/${stage.id}`)
    await seeForm(stage)
  }
  return [
    ...begins.map(
      ([call, kind, works = seeForm]): Row => ({
        who,
        name: `a new ${what}`,
        call,
        waits: 'wizard.loadRequest',
        kind,
        ...visiting(() => `/requerimento${screen}/novo/${typeId}`),
        works,
      }),
    ),
    {
      who,
      name: `the form of a ${what}`,
      call: loads,
      waits: 'wizard.loadRequest',
      kind: 'read',
      prepare,
      ...visiting(({ id }) => `/requerimento${screen}/${id}`),
      works: seeForm,
    },
    {
      who,
      name: `Próximo in a ${what}`,
      call: saves,
      waits: 'submission.saveRequest',
      kind: 'save',
      prepare,
      open,
      fill: async (stage) => {
        await unfoldAll(stage.page)
        await control(stage).fill(typed(stage.text))
      },
      typed: (stage) => expect(control(stage)).toHaveValue(typed(stage.text)),
      trigger: ({ page }) => page.getByRole('button', { name: 'Próximo' }).click(),
      works: ({ page }) => page.getByRole('button', { name: 'Finalizar requerimento' }).waitFor(),
      back: async (stage) => {
        await stage.page.getByRole('button', { name: 'Voltar' }).first().click()
        await seeForm(stage)
      },
      effects: async (stage) => (await shown(stage, stage.id)).versao,
    },
  ]
}

/** The types with their own calls: enrolment, outbound portability, bank data change. */
export const rows: readonly Row[] = [...FAMILIES.flatMap(rowsOf), listsAgain]
