import { teresa } from '../../e2e/support/people.ts'
import type { Stage } from './stage.ts'

/** Opens the list of a member of the staff, who agrees to the terms first if it is the first time. */
export async function openAsStaff({ page, lendSession }: Stage): Promise<void> {
  await lendSession(teresa)
  await page.goto('/')
  const agreeing = page.getByRole('heading', { name: 'Autorização' })
  const list = page.getByRole('heading', { name: 'Meus requerimentos' })
  await agreeing.or(list).waitFor()
  if (await agreeing.isVisible()) {
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Gravar' }).click()
    await list.waitFor()
  }
}
