import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Contact, ContactHelp, ContactLine } from '#ui/parts/contact.tsx'

const shown = (contact: string) =>
  render(
    <Contact value={contact}>
      <ContactLine />
      <ContactHelp />
    </Contact>,
  ).container.textContent

test.each([
  [
    '0800 000 0000',
    'Atendimento: 0800 000 0000Em caso de dúvida, fale com o atendimento do fundo: 0800 000 0000.',
  ],
  [
    '',
    'Atendimento: veja os telefones no seu extratoEm caso de dúvida, fale com o atendimento do fundo. Os telefones estão no seu extrato.',
  ],
])('the contact «%s» is in the foot of the page and in the help', (contact, words) => {
  expect(shown(contact)).toBe(words)
})

test.each([
  ['0800 000 0000, de segunda a sexta', 'tel:08000000000'],
  ['+55 (31) 3000-0000', 'tel:+553130000000'],
  ['atendimento@fundo.example, 24 horas', undefined],
])('a phone can call «%s»: %s', (contact, href) => {
  shown(contact)
  expect(screen.queryAllByRole('link')[0]?.getAttribute('href')).toBe(href)
})
