import { participantName, participantPlans } from '#api/contract/people.ts'

import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { helena } from '../../support/people.ts'
import { unfoldAll } from '../../support/wizard.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { newLumpSum } from './prepared.ts'

const OTAVIO = { cpf: '16372849500', found: 'Participante encontrado: Otávio R. L.' }
const LUCIA = { cpf: '94726183591', found: 'Participante encontrado: Lúcia M. F.' }

const father = ({ page }: Stage) => page.getByLabel('Nome do pai')

async function name({ page }: Stage, { cpf }: typeof LUCIA): Promise<void> {
  const field = page.getByLabel('CPF do participante que faleceu')
  await field.fill('')
  await field.fill(cpf)
}

/** After a new login the look-up completes the section, which is then folded. */
const seeFound = ({ page }: Stage, { found }: typeof LUCIA) =>
  expect(async () => {
    await unfoldAll(page)
    await expect(page.getByText(found)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

/** The lookup of the person in a death lump sum, which makes two calls at once. */
const lookUp = {
  waits: 'personLookup.lookUp',
  who: helena,
  kind: 'person',
  prepare: async (stage) => (await newLumpSum(stage)).requerimento.id,
  open: async (stage) => {
    await seeList(stage)
    await follow(stage.page, `/requerimento02/${stage.id}/5/1`)
    await unfoldAll(stage.page)
  },
  // After a new login the form is back, with its complete sections collapsed.
  fill: async (stage) => {
    await unfoldAll(stage.page)
    await father(stage).fill(stage.text)
  },
  typed: (stage) => expect(father(stage)).toHaveValue(stage.text),
  trigger: (stage) => name(stage, LUCIA),
  works: (stage) => seeFound(stage, LUCIA),
  // A CPF that was found is not looked up again.
  back: async (stage) => {
    await name(stage, OTAVIO)
    await seeFound(stage, OTAVIO)
  },
} as const satisfies Partial<Row>

export const rows: readonly Row[] = [
  { ...lookUp, name: 'the name of who is named', call: participantName },
  { ...lookUp, name: 'the plans of who is named', call: participantPlans },
]
