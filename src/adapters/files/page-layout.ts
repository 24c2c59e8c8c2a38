/** In pixels of a picture or points of a page. */
export type Size = { readonly width: number; readonly height: number }

/** Position on the page in points from the lower left corner, as in PDF. */
export type PlacedPhoto = {
  readonly page: Size
  readonly photo: Size & { readonly x: number; readonly y: number }
}

const POINTS_PER_INCH = 72
const POINTS_PER_MM = POINTS_PER_INCH / 25.4
const PORTRAIT: Size = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM }
const LANDSCAPE: Size = { width: PORTRAIT.height, height: PORTRAIT.width }
const MARGIN = 10 * POINTS_PER_MM

/** Lowest resolution in pixels per inch; smaller photos are not enlarged. */
const LOWEST_RESOLUTION = 150

/** Centres the photo on an A4 page of the same orientation, with margins of 10 mm. */
export function placeOnA4(pixels: Size): PlacedPhoto {
  const page = pixels.width > pixels.height ? LANDSCAPE : PORTRAIT
  const pointsPerPixel = Math.min(
    (page.width - 2 * MARGIN) / pixels.width,
    (page.height - 2 * MARGIN) / pixels.height,
    POINTS_PER_INCH / LOWEST_RESOLUTION,
  )
  const width = pixels.width * pointsPerPixel
  const height = pixels.height * pointsPerPixel
  return {
    page,
    photo: { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height },
  }
}
