import { describe, expect, test } from 'vitest'

import {
  brazilianFromIso,
  brazilianMoment,
  isoFromBrazilian,
  isRealDate,
  wholeYearsBetween,
} from '#domain/people/dates.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'

// LIST-06, VALID-03, VALID-04
describe('dates that exist', () => {
  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1500-01-01', true],
    ['2200-12-31', true],
    ['2018-11-04', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1499-12-31', false],
    ['2201-01-01', false],
    ['26-11-21', false],
    ['2026-11-21T10:00:00Z', false],
    ['21/11/2026', false],
    ['', false],
  ])('%s: %s', (iso, expected) => {
    expect(isRealDate(iso)).toBe(expected)
  })
})

describe('conversion of dd/mm/aaaa to yyyy-mm-dd', () => {
  test.each([
    ['21/11/2026', '2026-11-21'],
    [' 01/02/1950 ', '1950-02-01'],
    ['29/02/2023', null],
    ['1/2/1950', null],
    ['21/11/26', null],
    ['2026-11-21', null],
    ['', null],
  ])('%s gives %s', (text, expected) => {
    expect(isoFromBrazilian(text)).toBe(expected)
  })
})

describe('conversion of ISO dates to dd/mm/aaaa', () => {
  test.each([
    ['', ''],
    ['2026-11-21', '21/11/2026'],
    ['1950-02-01', '01/02/1950'],
    ['2026-11-21T02:30:00Z', '20/11/2026'],
    ['2026-11-21T02:30:00.000Z', '20/11/2026'],
    ['2026-11-21T23:30:00-03:00', '21/11/2026'],
    ['2026-11-21 02:30:00+00', '20/11/2026'],
    ['2026-11-21T23:30:00', '21/11/2026'],
    ['2026-11-21 23:30:00', '21/11/2026'],
    ['21/1', '21/1'],
    ['31/02/2026', '31/02/2026'],
  ])('%s gives %s', (iso, expected) => {
    expect(brazilianFromIso(iso)).toBe(expected)
  })
})

describe("date and time in the fund's time zone", () => {
  test.each([
    ['2026-11-21T17:32:10Z', '21/11/2026 às 14:32'],
    ['2026-11-21T02:05:00Z', '20/11/2026 às 23:05'],
    ['2026-11-21T14:32:00-03:00', '21/11/2026 às 14:32'],
    ['2026-11-21 17:32:10Z', '21/11/2026 às 14:32'],
    ['2026-11-21T14:32:10', '21/11/2026 às 14:32'],
    ['2026-11-21 14:32:10', '21/11/2026 às 14:32'],
    ['2026-11-21', '21/11/2026'],
    ['ontem', 'ontem'],
    ['', ''],
  ])('%s: %s', (iso, expected) => {
    expect(brazilianMoment(iso)).toBe(expected)
  })
})

describe('whole years', () => {
  test.each([
    ['1976-11-21', '2026-11-21', 50],
    ['1976-11-22', '2026-11-21', 49],
    ['1976-10-30', '2026-11-21', 50],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-22', '2026-11-21', -1],
  ])('from %s to %s: %d', (from, to, years) => {
    expect(wholeYearsBetween(from, to)).toBe(years)
  })
})

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-20'],
  ['2026-11-21T03:00:00Z', '2026-11-21'],
  ['2027-01-01T01:00:00Z', '2026-12-31'],
])('the day in São Paulo at %s is %s', (instant, day) => {
  expect(todayInSaoPaulo(new Date(instant))).toBe(day)
})
