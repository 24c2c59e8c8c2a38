import { withdrawConsent } from '#api/contract/consent.ts'
import { salary } from '#api/contract/enrolment.ts'
import { openParticipantArea } from '#api/contract/participant-area.ts'
import { listRequests, showRequest, suggestForRequest } from '#api/contract/requests.ts'

import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { helena, marina } from '../../support/people.ts'
import { takePlainPage } from '../../support/plain-page.ts'
import type { Row, Stage } from '../row.ts'
import { newRequest } from './prepared.ts'

const AREA = 'https://area.example.com/'

export const seeList = ({ page }: Stage) => page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()

const backToList = async (stage: Stage) => {
  await follow(stage.page, '/')
  await seeList(stage)
}

/** From the list to the screen of that path, which makes the call when it opens. */
export const visiting = (pathOf: (stage: Stage) => string) => ({
  open: seeList,
  trigger: (stage: Stage) => follow(stage.page, pathOf(stage)),
  back: backToList,
})

const back = ({ page }: Stage) => page.getByRole('button', { name: 'Voltar' }).click()

/** Without a pointer, which would read the request ahead (P-703) and then rest on its link. */
const activate =
  (name: RegExp) =>
  ({ page }: Stage) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link: HTMLElement) => link.click())

const seeTypes = ({ page }: Stage) => page.getByRole('heading', { name: 'Novo requerimento' }).waitFor()

const chooseNew = ({ page }: Stage) => page.getByRole('button', { name: 'Novo Requerimento' }).click()

/** The drafts are loaded by the list's call, which is another row. */
const openTypes = async (stage: Stage) => {
  const drafts = stage.page.waitForResponse((response) => /\/api\/requerimento\/\d+$/.test(response.url()))
  await chooseNew(stage)
  await seeTypes(stage)
  await drafts
}

const areaButton = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Abrir a área do participante em outra aba' })

const openPanel = async (stage: Stage) => {
  await stage.page.getByText('Atualização cadastral', { exact: true }).click()
  await areaButton(stage).waitFor()
}

const start = ({ page }: Stage) => page.getByRole('button', { name: 'Iniciar requerimento' })

const openSelfSponsorship = async (stage: Stage) => {
  await openTypes(stage)
  await stage.page.getByText('Autopatrocínio', { exact: true }).click()
  await start(stage).waitFor()
}

/** A cell before may have withdrawn it. */
const agreeAgain = async (stage: Stage) => {
  const { page } = stage
  await page.getByRole('heading', { name: /^(Autorização|Meus requerimentos)$/ }).waitFor()
  const box = page.getByRole('checkbox', { name: /^Autorizo/ })
  if (await box.isVisible()) {
    await box.check()
    await page.getByRole('button', { name: 'Gravar' }).click()
  }
  await seeList(stage)
}

const openWithdrawal = async (stage: Stage) => {
  await agreeAgain(stage)
  await stage.page.getByRole('button', { name: 'Retirar a autorização de uso dos documentos' }).click()
}

export const rows: readonly Row[] = [
  {
    name: 'the list',
    call: listRequests,
    waits: 'requestList.loadRequests',
    who: helena,
    kind: 'read',
    open: openTypes,
    trigger: back,
    works: seeList,
    back: openTypes,
  },
  {
    name: 'the types',
    call: listRequests,
    waits: 'requestTypes.loadRequests',
    who: marina,
    kind: 'silentRead',
    open: seeList,
    trigger: chooseNew,
    works: seeTypes,
    // TYPES-02
    back: async (stage) => {
      await back(stage)
      await seeList(stage)
    },
  },
  {
    name: 'the reading of a request',
    call: showRequest,
    waits: 'requestView.readRequest',
    who: marina,
    kind: 'read',
    open: seeList,
    trigger: activate(/^Ver/),
    works: ({ page }) => page.getByRole('tab', { name: 'Resumo' }).waitFor(),
    back,
  },
  {
    name: 'the form',
    call: showRequest,
    waits: 'wizard.loadRequest',
    who: marina,
    kind: 'read',
    // Other rows file so many requests that no draft is on the first page of the list.
    prepare: async (stage) => (await newRequest(stage)).requerimento.id,
    ...visiting(({ id }) => `/requerimento01/${id}/1/1`),
    works: ({ page }) => page.getByLabel('Nome do pai').waitFor({ state: 'attached' }),
  },
  {
    name: 'the form of a new request',
    call: suggestForRequest,
    waits: 'wizard.loadRequest',
    who: marina,
    kind: 'silentRead',
    ...visiting(() => '/requerimento01/novo/1'),
    works: ({ page }) => page.getByLabel('Nome do pai').waitFor({ state: 'attached' }),
  },
  {
    name: 'the form that looks at the salary',
    call: salary,
    waits: 'wizard.loadRequest',
    who: marina,
    kind: 'silentRead',
    open: openSelfSponsorship,
    trigger: (stage) => start(stage).click(),
    works: ({ page }) => page.getByLabel('Data de início').waitFor({ state: 'attached' }),
    back: async (stage) => {
      await back(stage)
      await openSelfSponsorship(stage)
    },
  },
  {
    name: 'the withdrawal of the consent',
    call: withdrawConsent,
    waits: 'consentWithdrawal.withdrawConsent',
    who: helena,
    kind: 'withdrawal',
    open: openWithdrawal,
    trigger: ({ page }) => page.getByRole('button', { name: 'Retirar a autorização', exact: true }).click(),
    works: async (stage) => {
      await stage.page.getByRole('heading', { name: 'Autorização' }).waitFor()
      // The rows after this one need it.
      await agreeAgain(stage)
    },
    back: openWithdrawal,
    reopen: openWithdrawal,
  },
  {
    name: 'the participant area',
    call: openParticipantArea,
    waits: 'participantArea.openArea',
    who: helena,
    kind: 'area',
    prepare: async ({ page }) => {
      await takePlainPage(page)
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { api: '', area: `${AREA}?codigo={codigo}` } }),
      )
      await page
        .context()
        .route(`${AREA}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Área' }))
    },
    open: async (stage) => {
      await openTypes(stage)
      await openPanel(stage)
    },
    trigger: (stage) => areaButton(stage).click(),
    works: async ({ page }) => {
      const areas = () =>
        page
          .context()
          .pages()
          .filter((tab) => tab.url().startsWith(AREA))
      await expect.poll(() => areas().length, { intervals: [20] }).toBe(1)
      await areas()[0]?.close()
    },
    back: async () => {},
    reopen: openPanel,
  },
]
