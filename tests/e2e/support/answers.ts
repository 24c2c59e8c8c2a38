import type { Locator, Page } from '@playwright/test'

import { usualDetails } from '#server/seed/requests/details.ts'

import { expect } from './journey.ts'

/** An answer to one question of the form. */
export type PlainAnswer =
  | readonly ['type' | 'list' | 'question', label: string, answer: string]
  | readonly ['tick', label: string]

/**
 * How an answer is given: typed, or chosen by its text in a select or radio group; `see` waits for what the
 * form fills in. `in` is the row of the answer: 'Dependente 1'.
 */
export type Answer =
  | PlainAnswer
  | readonly ['press' | 'see', text: string]
  | readonly ['in', row: string, answer: Answer]

export async function give(page: Page | Locator, answered: Answer): Promise<void> {
  if (answered[0] === 'in') {
    const row = page.getByRole('group', { name: answered[1], exact: true, includeHidden: true })
    return give(row, answered[2])
  }
  const [how, label, answer = ''] = answered
  const labelled = page.getByLabel(label, { exact: true })
  const named = { name: label, includeHidden: true }
  const control = {
    type: labelled,
    list: labelled,
    question: page.getByRole('group', { ...named, exact: true }),
    tick: page.getByRole('checkbox', named),
    press: page.getByRole('button', named),
    see: null,
  }[how]
  // On a phone one section is open at a time.
  const folded = control?.first().locator('xpath=ancestor::details[@name][not(@open)]/summary')
  if (folded && (await folded.count()) > 0) await folded.click()
  switch (how) {
    case 'type':
      return labelled.fill(answer)
    case 'list':
      await labelled.selectOption({ label: answer })
      return
    case 'question':
      return page.getByRole('group', { name: label, exact: true }).getByLabel(answer, { exact: true }).check()
    case 'tick':
      return page.getByRole('checkbox', { name: label }).check()
    case 'press':
      return page.getByRole('button', { name: label }).click()
    case 'see':
      return expect(page.getByText(label, { exact: true }).filter({ visible: true })).toBeVisible()
  }
}

/** Long after every admission to a plan, and before the clock of any journey. */
const TODAY = '2025-12-29'

/**
 * Answers the required questions of a form that are left as the demonstration does
 * (`server/seed/requests/details.ts`), in the order of the page: an answer may lead to more questions.
 */
export async function answerRest(
  page: Page,
  typeId: number,
  giveOne: (answer: PlainAnswer) => Promise<void> = (answer) => give(page, answer),
): Promise<void> {
  for (let [next] = await unanswered(page, typeId); next; [next] = await unanswered(page, typeId))
    await giveOne(next)
}

function unanswered(page: Page, typeId: number): Promise<readonly PlainAnswer[]> {
  const required = page.locator('[id^="detalhes."]:is([aria-required], :has(> * :required))')
  return required.evaluateAll(
    (controls, details) =>
      controls.flatMap((control): readonly PlainAnswer[] => {
        const { value, type, checked, labels } = control as HTMLInputElement
        const isGroup = control instanceof HTMLFieldSetElement
        if (isGroup ? control.querySelector(':checked') : type === 'checkbox' ? checked : value) return []
        const answer = details[control.id.replace('detalhes.', '')]
        if (answer === undefined) throw new Error(`The demonstration has no answer of ${control.id}`)
        const textOf = (element?: Element | null) => element?.textContent ?? ''
        const chosen = control.querySelector(`[value="${answer}"]`)
        if (isGroup)
          return [['question', textOf(control.querySelector('legend')), textOf(chosen?.closest('label'))]]
        const label = textOf(labels?.[0])
        if (type === 'checkbox') return [['tick', label]]
        if (chosen) return [['list', label, textOf(chosen)]]
        return [['type', label, answer.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')]]
      }),
    usualDetails[typeId]?.(TODAY, 2) ?? {},
  )
}
