import { describe, expect, test } from 'vitest'

import type { Control } from '#domain/forms/controls/controls.ts'

import { openField } from './support/field-harness.tsx'

type Case = { control: Control; given: string; shown: string; kept: string }

const typed: Case[] = [
  { control: 'text', given: 'Maria José', shown: 'Maria José', kept: 'Maria José' },
  { control: 'email', given: 'ana@exemplo.com', shown: 'ana@exemplo.com', kept: 'ana@exemplo.com' },
  { control: 'digits', given: '12345-6', shown: '12345-6', kept: '12345-6' },
  { control: 'digits', given: '12345-X', shown: '12345-X', kept: '12345-X' },
  { control: 'digits', given: '012345678901234', shown: '012345678901234', kept: '012345678901234' },
  { control: 'integer', given: '100', shown: '100', kept: '100' },
  { control: 'integer', given: '2,5', shown: '2,5', kept: '2,5' },
  { control: 'money', given: '1250,5', shown: '1250,5', kept: '1250.5' },
  { control: 'money', given: '1250.50', shown: '1250.50', kept: '1250.50' },
  { control: 'money', given: '1.250', shown: '1.250', kept: '1250' },
  { control: 'money', given: '1.250,50', shown: '1.250,50', kept: '1250.50' },
  { control: 'money', given: '12,505', shown: '12,505', kept: '12,505' },
  { control: 'money', given: '12,', shown: '12,', kept: '12' },
  { control: 'money', given: '1a2', shown: '12', kept: '12' },
  { control: 'money', given: '-5', shown: '-5', kept: '-5' },
  { control: 'money', given: '−5', shown: '-5', kept: '-5' },
  { control: 'money', given: '１２,5', shown: '12,5', kept: '12.5' },
  { control: 'cpf', given: '5299x8', shown: '529.98', kept: '52998' },
  { control: 'cpf', given: '052998224725', shown: '052998224725', kept: '052998224725' },
  { control: 'cpf', given: '529982247251{Backspace}', shown: '529.982.247-25', kept: '52998224725' },
  { control: 'digits', given: '12345–6', shown: '12345-6', kept: '12345-6' },
  { control: 'date', given: '150819601', shown: '150819601', kept: '150819601' },
  { control: 'percent', given: '015', shown: '015', kept: '15' },
  { control: 'cpf', given: '52998224725', shown: '529.982.247-25', kept: '52998224725' },
  { control: 'cpf', given: '529.982.247-25', shown: '529.982.247-25', kept: '52998224725' },
  { control: 'cpf', given: '5299', shown: '529.9', kept: '5299' },
  { control: 'cnpj', given: '11222333000181', shown: '11.222.333/0001-81', kept: '11222333000181' },
  { control: 'cnpj', given: '12abc34501de35', shown: '12.ABC.345/01DE-35', kept: '12ABC34501DE35' },
  { control: 'cnpj', given: '12.abc', shown: '12.ABC', kept: '12ABC' },
  { control: 'cnpj', given: '112223330001811', shown: '112223330001811', kept: '112223330001811' },
  { control: 'postalCode', given: '01310100', shown: '01310-100', kept: '01310100' },
  { control: 'postalCode', given: '013101009', shown: '013101009', kept: '013101009' },
  { control: 'phone', given: '1132345678', shown: '(11) 3234-5678', kept: '(11) 3234-5678' },
  { control: 'phone', given: '11912345678', shown: '(11) 91234-5678', kept: '(11) 91234-5678' },
  { control: 'phone', given: '+351912345678', shown: '+351912345678', kept: '+351912345678' },
  { control: 'phone', given: '5541992046185', shown: '(41) 99204-6185', kept: '(41) 99204-6185' },
  { control: 'phone', given: '11912345678901', shown: '11912345678901', kept: '11912345678901' },
  {
    control: 'phone',
    given: '1191234567890{Backspace}{Backspace}',
    shown: '(11) 91234-5678',
    kept: '(11) 91234-5678',
  },
  { control: 'date', given: '15081960', shown: '15/08/1960', kept: '1960-08-15' },
  { control: 'date', given: '15/08/1960', shown: '15/08/1960', kept: '1960-08-15' },
  { control: 'date', given: '5/8/1960', shown: '05/08/1960', kept: '1960-08-05' },
  { control: 'date', given: '1508', shown: '15/08', kept: '15/08' },
  { control: 'date', given: '15081960á', shown: '15/08/1960', kept: '1960-08-15' },
  { control: 'date', given: '31022026', shown: '31/02/2026', kept: '31/02/2026' },
]

const pasted: Case[] = [
  { control: 'digits', given: ' 12.345 ', shown: '12345', kept: '12345' },
  { control: 'money', given: 'R$ 1.250,50', shown: '1.250,50', kept: '1250.50' },
  { control: 'money', given: 'R$\u00a01.250.000,00', shown: '1.250.000,00', kept: '1250000.00' },
  { control: 'money', given: '1,250.50', shown: '1,250.50', kept: '1250.50' },
  { control: 'money', given: ' 500 reais ', shown: '500', kept: '500' },
  { control: 'percent', given: '12,5 %', shown: '12,5', kept: '12.5' },
  { control: 'cpf', given: ' 529.982.247-25 ', shown: '529.982.247-25', kept: '52998224725' },
  { control: 'cpf', given: 'CPF: 529 982 247 25', shown: '529.982.247-25', kept: '52998224725' },
  { control: 'cnpj', given: ' 12.abc.345/01de-35 ', shown: '12.ABC.345/01DE-35', kept: '12ABC34501DE35' },
  { control: 'cnpj', given: 'CNPJ: 11.222.333/0001-81', shown: '11.222.333/0001-81', kept: '11222333000181' },
  { control: 'postalCode', given: '01.310-100', shown: '01310-100', kept: '01310100' },
  { control: 'phone', given: '(11) 91234-5678', shown: '(11) 91234-5678', kept: '(11) 91234-5678' },
  { control: 'phone', given: '11 91234 5678', shown: '(11) 91234-5678', kept: '(11) 91234-5678' },
  { control: 'phone', given: '+351 912 345 678 9', shown: '+351 912 345 678 9', kept: '+351 912 345 678 9' },
  { control: 'cpf', given: '529.982.247-2S', shown: '5299822472S', kept: '5299822472S' },
  { control: 'cpf', given: '\u2066529.982.247–25\u200b', shown: '529.982.247-25', kept: '52998224725' },
  { control: 'cnpj', given: '11.222.333/0001-8ç', shown: '1122233300018ç', kept: '1122233300018ç' },
  { control: 'postalCode', given: 'CEP 01310-100', shown: '01310-100', kept: '01310100' },
  { control: 'postalCode', given: '01310-10O', shown: '0131010O', kept: '0131010O' },
  { control: 'money', given: '12O0', shown: '12O0', kept: '12O0' },
  { control: 'money', given: '1,5 mil', shown: '1,5mil', kept: '1,5mil' },
  { control: 'money', given: '1e3', shown: '1e3', kept: '1e3' },
  { control: 'money', given: '−100', shown: '-100', kept: '-100' },
  { control: 'phone', given: '0800 723 1234', shown: '0800 723 1234', kept: '0800 723 1234' },
  { control: 'phone', given: '11 98765-432O', shown: '1198765432O', kept: '1198765432O' },
  { control: 'phone', given: '11 98765-432１', shown: '(11) 98765-4321', kept: '(11) 98765-4321' },
  { control: 'phone', given: 'tel:+55-11-91234-5678', shown: '(11) 91234-5678', kept: '(11) 91234-5678' },
  { control: 'date', given: '15/08/196O', shown: '15/08/196O', kept: '15/08/196O' },
  { control: 'date', given: '1960-08-15', shown: '15/08/1960', kept: '1960-08-15' },
  { control: 'date', given: '5.8.1960', shown: '05/08/1960', kept: '1960-08-05' },
  { control: 'date', given: '1 de março de 1980', shown: '1 de março de 1980', kept: '1 de março de 1980' },
  { control: 'date', given: '1/2/80', shown: '1/2/80', kept: '1/2/80' },
  { control: 'date', given: '1 2 80', shown: '1 2 80', kept: '1 2 80' },
  { control: 'date', given: '1 2 1980', shown: '01/02/1980', kept: '1980-02-01' },
  { control: 'date', given: '1980/03/01', shown: '1980/03/01', kept: '1980/03/01' },
  { control: 'date', given: '1980.3.1', shown: '1980.3.1', kept: '1980.3.1' },
  { control: 'date', given: '1980-02-30', shown: '30/02/1980', kept: '30/02/1980' },
]

// VALID-13, VALID-20, VALID-31
describe('masks: typed values', () => {
  test.each(typed)('$control: "$given" is shown as "$shown"', async ({ control, given, shown, kept }) => {
    const field = openField({ label: 'Campo', control })
    await field.user.type(field.control(), given)
    expect(field.shown()).toBe(shown)
    expect(field.kept()).toBe(kept)
  })
})

describe('masks: pasted values', () => {
  test.each(pasted)('$control: "$given" is shown as "$shown"', async ({ control, given, shown, kept }) => {
    const field = openField({ label: 'Campo', control })
    await field.user.click(field.control())
    await field.user.paste(given)
    expect(field.shown()).toBe(shown)
    expect(field.kept()).toBe(kept)
  })
})

describe('a phone number without what was in front', () => {
  test.each([
    ['+55 (11) 91234-5678', '(11) 91234-5678', 'Retiramos o 55, que é o código do Brasil.'],
    ['011 3234-5678', '(11) 3234-5678', 'Retiramos o 0 do início.'],
    [
      '+55 (0)11 3234-5678',
      '(11) 3234-5678',
      'Retiramos o 55, que é o código do Brasil, e o 0 antes do DDD.',
    ],
    ['00351966120987', '+351966120987', 'Trocamos o 00 do início por +.'],
  ])('pasted %s: the field says so', async (given, shown, said) => {
    const field = openField({ label: 'Celular', control: 'phone' })
    await field.user.click(field.control())
    await field.user.paste(given)
    expect(field.shown()).toBe(shown)
    expect(field.remark()).toBe(said)
  })

  test('typed: the field says so until the number is another one', async () => {
    const field = openField({ label: 'Celular', control: 'phone' })
    await field.user.type(field.control(), '5511912345678')
    expect(field.shown()).toBe('(11) 91234-5678')
    await field.user.type(field.control(), '{Backspace}')
    expect(field.remark()).toBe('')
  })

  test('nothing is said where nothing was removed', async () => {
    const field = openField({ label: 'Celular', control: 'phone' })
    await field.user.type(field.control(), '11912345678')
    expect(field.remark()).toBe('')
  })
})

describe('masks: stored values', () => {
  test.each([
    { control: 'cpf', answer: '52998224725', shown: '529.982.247-25' },
    { control: 'postalCode', answer: '01310100', shown: '01310-100' },
    { control: 'phone', answer: '11912345678', shown: '(11) 91234-5678' },
    { control: 'phone', answer: '(11) 3234-5678', shown: '(11) 3234-5678' },
    { control: 'money', answer: '1250.5', shown: '1.250,50' },
    { control: 'money', answer: '500,50', shown: '500,50' },
    { control: 'money', answer: '12,505', shown: '12,505' },
    { control: 'percent', answer: '12.5', shown: '12,5' },
    { control: 'percent', answer: '15', shown: '15' },
    { control: 'date', answer: '1960-08-15', shown: '15/08/1960' },
    { control: 'date', answer: '15/0', shown: '15/0' },
  ] as const)('$control: $answer is shown as $shown', ({ control, answer, shown }) => {
    expect(openField({ label: 'Campo', control }, { answer }).shown()).toBe(shown)
  })
})

describe('masks: values after the field is left', () => {
  test.each([
    { control: 'money', given: '1250,5', shown: '1.250,50', kept: '1250.5' },
    { control: 'money', given: '1250.5', shown: '1.250,50', kept: '1250.5' },
    { control: 'money', given: '12,505', shown: '12,505', kept: '12,505' },
    { control: 'money', given: ',5', shown: ',5', kept: ',5' },
    { control: 'percent', given: '12.50', shown: '12,5', kept: '12.50' },
  ] as const)('$control: "$given" is completed to "$shown"', async ({ control, given, shown, kept }) => {
    const field = openField({ label: 'Campo', control })
    await field.user.type(field.control(), given)
    await field.user.tab()
    expect(field.shown()).toBe(shown)
    expect(field.kept()).toBe(kept)
  })

  test('a completed value can be continued', async () => {
    const field = openField({ label: 'Campo', control: 'money' })
    await field.user.type(field.control(), '1250,5')
    await field.user.tab()
    await field.user.type(field.control(), '{Backspace}{Backspace}75')
    expect(field.shown()).toBe('1.250,75')
    expect(field.kept()).toBe('1250.75')
  })
})

type Edit = readonly [control: Control, answer: string, at: number, keys: string, shown: string, kept: string]

/** `at` is the position of the caret before the key presses. */
const edited: readonly Edit[] = [
  ['cpf', '52998224725', 6, '{Backspace}1', '529.912.247-25', '52991224725'],
  ['cpf', '52998224725', 4, '{Backspace}', '529.982.247-25', '52998224725'],
  ['cpf', '52998224725', 14, '{Backspace}{Backspace}', '529.982.247', '529982247'],
  ['cpf', '5', 1, '{Backspace}', '', ''],
  ['money', '1250.50', 1, '9', '19.250,50', '19250.50'],
  ['money', '250.50', 1, '{Backspace}', '50,50', '50.50'],
  ['percent', '12.5', 2, '{Backspace}', '1,5', '1.5'],
  ['postalCode', '01310100', 2, '{Delete}4', '01410-100', '01410100'],
  ['phone', '(11) 91234-5678', 6, '{Backspace}', '(11) 1234-5678', '(11) 1234-5678'],
  ['phone', '(11) 1234-5678', 5, '9', '(11) 91234-5678', '(11) 91234-5678'],
  ['phone', '(1', 2, '{Backspace}', '', ''],
  ['date', '1960-08-15', 2, '{Backspace}6', '16/08/1960', '1960-08-16'],
  ['date', '1960-08-15', 10, '{Backspace}', '15/08/196', '15/08/196'],
  ['date', '1', 1, '{Backspace}', '', ''],
]

describe('masks: changes in the middle of a value', () => {
  test.each(edited)('%s: %s with the caret at %i and %s is shown as "%s"', async (...edit) => {
    const [control, answer, at, keys, shown, kept] = edit
    const field = openField({ label: 'Campo', control }, { answer })
    await field.user.click(field.control())
    field.control().setSelectionRange(at, at)
    await field.user.keyboard(keys)
    expect(field.shown()).toBe(shown)
    expect(field.kept()).toBe(kept)
  })
})
