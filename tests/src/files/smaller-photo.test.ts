import { describe, expect, test } from 'vitest'

import { smallerPhoto, UnreadablePhoto } from '#src/adapters/files/smaller-photo.ts'

import { fakeCanvas, fakePhoto } from '../support/fake-canvas.ts'

const never = new AbortController().signal
const TWELVE_MEGAPIXELS = [4000, 3000] as const

describe('smallerPhoto', () => {
  test.each([
    ['is drawn at most 2400 pixels wide', 4000, 3000, 4_000_000, ['2400x1800 0.85']],
    ['or high', 3000, 4000, 4_000_000, ['1800x2400 0.85']],
    ['stays as large as it is when it is smaller', 800, 600, 4_000_000, ['800x600 0.85']],
    ['keeps a pixel of its narrow side', 10_000, 1, 4_000_000, ['2400x1 0.85']],
    ['loses quality next', 4000, 3000, 1_700_000, ['2400x1800 0.85', '2400x1800 0.75']],
    ['down to 0.6', 4000, 3000, 1_400_000, ['2400x1800 0.85', '2400x1800 0.75', '2400x1800 0.6']],
    [
      'then gets smaller',
      3000,
      3000,
      1_500_000,
      ['2400x2400 0.85', '2400x2400 0.75', '2400x2400 0.6', '2012x2012 0.6'],
    ],
    [
      'without trying what is far from enough',
      3000,
      3000,
      1_000_000,
      ['2400x2400 0.85', '2400x2400 0.6', '1643x1643 0.6'],
    ],
  ])('reduces %s: %i x %i', async (_, width, height, maxBytes, tries) => {
    const browser = fakeCanvas()
    const photo = await smallerPhoto(fakePhoto('rg.jpg', width, height), maxBytes, browser.canvas, never)
    expect(browser.tries).toEqual(tries)
    expect(`${photo.width}x${photo.height}`).toBe(tries.at(-1)?.split(' ')[0])
    expect(photo.jpeg.size).toBeLessThanOrEqual(maxBytes)
  })

  test('rejects if the photo would become smaller than 800 pixels', async () => {
    const browser = fakeCanvas()
    const work = smallerPhoto(fakePhoto('rg.jpg', ...TWELVE_MEGAPIXELS), 100_000, browser.canvas, never)
    await expect(work).rejects.toThrow('too small to be read')
    expect(browser.held).toMatchObject({ pictures: 0, drawings: 0 })
  })

  test('rejects if the browser cannot decode the photo', async () => {
    const work = smallerPhoto(new File(['no photo'], 'rg.jpg'), 1_000_000, fakeCanvas().canvas, never)
    await expect(work).rejects.toThrow(UnreadablePhoto)
  })

  test('holds one picture in memory at a time, and none afterwards', async () => {
    const browser = fakeCanvas()
    await smallerPhoto(fakePhoto('rg.jpg', ...TWELVE_MEGAPIXELS), 300_000, browser.canvas, never)
    expect(browser.held).toEqual({ pictures: 0, drawings: 0, mostPictures: 1, mostDrawings: 1 })
  })

  test('releases the pixels before encoding', async () => {
    const browser = fakeCanvas()
    const heldWhileEncoding: number[] = []
    const watched: typeof browser.canvas = {
      ...browser.canvas,
      draw(picture, size) {
        const drawing = browser.canvas.draw(picture, size)
        return {
          ...drawing,
          encode(quality) {
            heldWhileEncoding.push(browser.held.pictures)
            return drawing.encode(quality)
          },
        }
      },
    }
    await smallerPhoto(fakePhoto('rg.jpg', ...TWELVE_MEGAPIXELS), 1_000_000, watched, never)
    expect(heldWhileEncoding).toEqual([0, 0, 0, 0])
  })

  test('releases all memory on any failure of the browser', async () => {
    const browser = fakeCanvas()
    const fails = () => {
      throw new Error('The browser gave no canvas')
    }
    const work = smallerPhoto(
      fakePhoto('rg.jpg', ...TWELVE_MEGAPIXELS),
      1_000_000,
      { ...browser.canvas, draw: fails },
      never,
    )
    await expect(work).rejects.toThrow('gave no canvas')
    expect(browser.held.pictures).toBe(0)
  })

  test('stops when aborted', async () => {
    const browser = fakeCanvas()
    const leaving = new AbortController()
    const canvas: typeof browser.canvas = {
      ...browser.canvas,
      draw(picture, size) {
        leaving.abort()
        return browser.canvas.draw(picture, size)
      },
    }
    const work = smallerPhoto(fakePhoto('rg.jpg', ...TWELVE_MEGAPIXELS), 1, canvas, leaving.signal)
    await expect(work).rejects.toThrow(DOMException)
    expect(browser.tries).toEqual(['2400x1800 0.85'])
    expect(browser.held).toMatchObject({ pictures: 0, drawings: 0 })
  })
})
