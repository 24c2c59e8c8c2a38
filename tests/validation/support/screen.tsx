import { act, screen } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { waitFor } from 'xstate'

import type { Answers } from '#domain/forms/form.ts'
import { FIELDS_PARTS, pathOf, ROWS_PARTS, rowPathOf } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { loadReference } from '#server/fund/load.ts'
import { participant } from '#tools/samples/participant.ts'
import { found } from '#tools/samples/validation/people.ts'
import type { ByPath, Sheet } from '#tools/samples/validation/row.ts'
import { draft, openWizard } from '../../ui/support/wizard-harness.tsx'
import { answerAt, answeredOtherwise, placeOf } from './answered.ts'

type Actor = Awaited<ReturnType<typeof openWizard>>['actor']

/** The server's own tables, as at the start of a session. */
const fund = await loadReference('server/reference')
const reference = {
  plans: fund.plans,
  benefits: fund.benefits,
  types: fund.requestTypes,
  documentTypes: fund.documentTypes,
  countries: fund.countries,
  banks: fund.banks,
  sponsorDomains: fund.settings.sponsorDomains,
  contributionReferenceCents: fund.settings.contributionReferenceCents,
  today: '2026-11-21',
  maxFileMb: 5,
  // The portal loads these with an enrolment; here they come with the session.
  enrolment: {
    nationalities: fund.nationalities,
    civilStatuses: fund.civilStatuses,
    schooling: fund.schooling,
    serviceTimeTypes: fund.serviceTimeTypes,
    kinships: fund.kinships,
    sponsors: fund.sponsors,
    regionals: fund.regionals,
  },
}

const answersOf = (actor: Actor): Answers => actor.getSnapshot().context.filled.answers

/** The first step of the sheet's valid request on screen, used by its person. */
export async function openSheet({ typeId, person, answers }: Sheet) {
  const { contributionSalaryCents, ...known } = person
  const facts = contributionSalaryCents === undefined ? {} : { contributionSalaryCents }
  const holder = { ...participant, ...known }
  const { actor } = await openWizard({
    loaded: { request: { ...draft.request, typeId }, answers, facts },
    participant: holder,
    reference,
    lookUp: (cpf) => {
      const { name, planIds } = found[cpf] ?? { name: '', planIds: [] }
      return { cpf, name, plans: fund.plans.filter(({ id }) => planIds.includes(id)) }
    },
  })
  // These tests do not depend on the layout, and checking it would take most of their time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const good = answersOf(actor)
  // By text: a query by role would read all of a long form.
  const proceed = screen
    .getByText<HTMLButtonElement>('Próximo', { selector: 'button, button *' })
    .closest('button')
  if (proceed === null) throw new Error('Próximo is no button.')
  return {
    /** The messages by the rules of the form, without the form. */
    expected: (changed: ByPath): ByPath =>
      Object.fromEntries(
        problemsIn(formKindOf(typeId).form, answeredOtherwise(good, changed), {
          ...factsOf(holder, reference),
          ...facts,
        }).map(({ path, message }) => [path, message]),
      ),
    /** Gives the answers one by one in their controls; returns the values that the form has then. */
    answer: async (answers: ByPath): Promise<ByPath> => {
      for (const [path, value] of Object.entries(answers)) await give(user, path, value)
      // The first detail, which political exposure opens, is not part of these answers.
      const first =
        document.getElementById('peps.-1.pessoa') &&
        screen.queryByRole('button', { name: 'Excluir detalhe 1' })
      if (first && answers['participante.politicamente_exposto'] === 'S') await user.click(first)
      await lookedUp(actor)
      return Object.fromEntries(Object.keys(answers).map((path) => [path, answerAt(answersOf(actor), path)]))
    },
    proceed: () => act(async () => proceed.click()),
    /** Whether the last Próximo was accepted. */
    isSaving: () => proceed.getAttribute('aria-busy') === 'true',
    messages: (): ByPath =>
      Object.fromEntries(
        [...document.querySelectorAll('[id$="-error"]')].map((element) => [
          element.id.replace(/-error$/, ''),
          [...element.children].map(({ textContent }) => textContent).join('\n'),
        ]),
      ),
    alert: () => document.querySelector('[role="alert"]')?.textContent,
    /** Sets all answers back to the valid request. */
    restore: () => act(() => restore(actor, good)),
  }
}

/** The form after the lookup of a named CPF. */
async function lookedUp(actor: Actor) {
  const lookUp = actor.getSnapshot().children.personLookup
  if (lookUp) await act(() => waitFor(lookUp, (snapshot) => !snapshot.matches('lookingUp')))
}

async function give(user: UserEvent, path: string, value: string) {
  const control = document.getElementById(path)
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, value)
  if (control instanceof HTMLFieldSetElement)
    return user.click(document.getElementById(`${path}-${value}`) as HTMLElement)
  if (!(control instanceof HTMLInputElement)) throw new Error(`Nothing on screen to answer ${path} in.`)
  if (control.type === 'checkbox') return control.checked === (value === 'S') || user.click(control)
  if (value === '') return user.clear(control)
  control.focus()
  control.select()
  await user.paste(brazilianFromIso(value))
}

function restore(actor: Actor, good: Answers) {
  const paths = [
    ...FIELDS_PARTS.flatMap((part) => Object.keys(good[part]).map((name) => pathOf(part, name))),
    ...ROWS_PARTS.flatMap((part) =>
      good[part].flatMap(({ id, values }) => Object.keys(values).map((name) => rowPathOf(part, id, name))),
    ),
  ]
  for (const path of paths) {
    const value = answerAt(good, path)
    if (answerAt(answersOf(actor), path) !== value)
      actor.send({ type: 'answer.changed', ...placeOf(path), value })
  }
}
