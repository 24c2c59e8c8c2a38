import { describe, expect, test } from 'vitest'

import { type Joined, joinedPhotos, reducedPhoto } from '#src/adapters/files/photos.ts'

import { fakeCanvas, fakePhoto } from '../support/fake-canvas.ts'

const never = new AbortController().signal

describe('reducedPhoto', () => {
  test.each([
    ['RG frente.png', 'RG frente.jpg'],
    ['RG.2024.JPEG', 'RG.2024.jpg'],
  ])('makes of %s %s, a JPEG within the limit', async (name, reducedName) => {
    const file = fakePhoto(name, 4000, 3000)
    const reduced = await reducedPhoto(file, 900_000, never, fakeCanvas().canvas)
    expect(reduced).toMatchObject({ name: reducedName, type: 'image/jpeg' })
    expect(reduced.size).toBeLessThanOrEqual(900_000)
  })
})

describe('joinedPhotos', () => {
  const fileIn = ({ file, problem }: Joined) => {
    if (file === null) throw new Error(`${problem?.fileName} was not joined`)
    return file
  }

  const joined = (maxBytes: number, ...files: File[]) => {
    const browser = fakeCanvas()
    const joining = joinedPhotos(files, maxBytes, never, browser.canvas)
    return { browser, joining }
  }

  test('makes one PDF, named after the first photo', async () => {
    const { joining } = joined(
      5_000_000,
      fakePhoto('RG frente.jpg', 800, 600),
      fakePhoto('RG verso.png', 600, 800),
      fakePhoto('CPF.jpeg', 700, 700),
    )
    expect(fileIn(await joining)).toMatchObject({ name: 'RG frente e mais 2.pdf', type: 'application/pdf' })
  })

  test('keeps their order', async () => {
    const { joining } = joined(5_000_000, fakePhoto('b.jpg', 801, 600), fakePhoto('a.jpg', 802, 600))
    const widths = [...(await fileIn(await joining).text()).matchAll(/\/Width (\d+)/g)].map(
      ([, width]) => width,
    )
    expect(widths).toEqual(['801', '802'])
  })

  test.each([3, 7, 20])('keeps %i of them within the limit together', async (count) => {
    const { joining } = joined(
      5_242_880,
      ...Array.from({ length: count }, () => fakePhoto('a.jpg', 4000, 3000)),
    )
    expect(fileIn(await joining).size).toBeLessThanOrEqual(5_242_880)
  })

  test('leaves space for the overhead of the PDF', async () => {
    const longName = `${'ç'.repeat(251)}.jpg`
    // Each has 32 980 bytes at first: 98 940 in total.
    const { browser, joining } = joined(
      100_000,
      ...Array.from({ length: 3 }, () => fakePhoto(longName, 200, 200, 0.97)),
    )
    expect(fileIn(await joining).size).toBeLessThanOrEqual(100_000)
    expect(browser.tries.slice(0, 2)).toEqual(['200x200 0.85', '200x200 0.75'])
  })

  test('gives the unused bytes of a small photo to those after it', async () => {
    const { browser, joining } = joined(
      2_000_000,
      fakePhoto('a.jpg', 100, 100),
      fakePhoto('b.jpg', 4000, 3000),
    )
    await joining
    expect(browser.tries).toEqual(['100x100 0.85', '2400x1800 0.85'])
  })

  test('returns the photo that cannot be decoded', async () => {
    const { joining } = joined(2_000_000, fakePhoto('a.jpg', 100, 100), new File(['no photo'], 'b.jpg'))
    expect(await joining).toEqual({ file: null, problem: { kind: 'unreadable', fileName: 'b.jpg' } })
  })

  test('rejects if any of them would become illegible', async () => {
    const { joining } = joined(10_000, fakePhoto('a.jpg', 4000, 3000), fakePhoto('b.jpg', 4000, 3000))
    await expect(joining).rejects.toThrow('too small to be read')
  })
})
