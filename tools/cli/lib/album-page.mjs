/**
 * @typedef {object} Plate
 * @property {number} index of its picture
 * @property {readonly import('../../gallery/main.tsx').Caption[]} captions of the states that look so
 *
 * @typedef {{ width: number, colours: string }} Look
 */

const STYLE = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eceff1; color: #212121 }
  nav { columns: 14rem }
  h2 { margin-top: 4rem }
  figure { margin: 2rem 0 0 }
  figcaption { margin-bottom: 0.5rem }
  code { color: #546e7a }
  div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; padding-bottom: 1rem }
  img { box-shadow: 0 1px 4px #0004 }`

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** @param {Plate['captions'][number]} caption */
const captionText = ({ leaves, label, unfolded, trait }) =>
  `<strong>${escaped(unfolded === null ? label : `${label} › ${unfolded}`)}</strong> ${escaped(trait)} <code>${escaped(leaves.join(' + '))}</code>`

/**
 * @param {Plate} plate
 * @param {readonly Look[]} looks
 */
const figure = ({ index, captions }, looks) => `
  <figure>
    <figcaption>${captions.map(captionText).join('<br>')}</figcaption>
    <div>${looks
      .map(
        ({ width, colours }) =>
          `<a href="${index}-${width}-${colours}.png"><img loading="lazy" width="${width / 2}" alt="${width} px, ${colours}" src="${index}-${width}-${colours}.png"></a>`,
      )
      .join('')}</div>
  </figure>`

/**
 * A page per album: the widths of each state side by side, first in default and then in forced colours.
 * @param {readonly Plate[]} plates
 * @param {readonly Look[]} looks
 * @returns {string} HTML
 */
export function albumPage(plates, looks) {
  const charts = [...new Set(plates.flatMap(({ captions }) => captions.map(({ chart }) => chart)))]
  const sections = charts.map((chart) => {
    const own = plates.filter(({ captions }) => captions.some((caption) => caption.chart === chart))
    return `<h2 id="${chart}">${chart}</h2>${own.map((plate) => figure(plate, looks)).join('')}`
  })
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<title>Álbum do portal</title>
<style>${STYLE}</style>
<h1>Álbum do portal</h1>
<nav>${charts.map((chart) => `<a href="#${chart}">${chart}</a><br>`).join('')}</nav>
${sections.join('')}
</html>
`
}
