/** @typedef {Record<string, number>} Figures */

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const medians = (all) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((figures) => figures[name]))]),
  )

/**
 * @typedef {object} Round
 * @property {{ floor: Figures, portal: Figures }} forms
 * @property {Figures} floorAgain
 * @property {Figures} visits of the portal
 * @property {number} work milliseconds of a fixed computation
 * @property {number} load average of the machine
 */

/**
 * The medians of all rounds, and how much the machine varied: the spread of a fixed computation, and the
 * floor measured twice in each round.
 * @param {readonly Round[]} rounds
 */
export function summaryOf(rounds) {
  const works = rounds.map(({ work }) => work)
  const loads = rounds.map(({ load }) => load)
  const interactive = 'form interactive (ms)'
  const perKey = 'clean: main thread per key (ms)'
  const apart = (name) =>
    Math.max(...rounds.map(({ forms, floorAgain }) => Math.abs(floorAgain[name] / forms.floor[name] - 1)))
  return {
    noise: {
      'fixed computation, slowest to fastest': Math.max(...works) / Math.min(...works),
      'floor to itself, form interactive': 1 + apart(interactive),
      'floor to itself, main thread per key': 1 + apart(perKey),
    },
    load: [Math.min(...loads), Math.max(...loads)],
    forms: {
      floor: medians(rounds.flatMap(({ forms, floorAgain }) => [forms.floor, floorAgain])),
      portal: medians(rounds.map(({ forms }) => forms.portal)),
    },
    visits: medians(rounds.map(({ visits }) => visits)),
  }
}

const number = (value) => String(Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value))

const withRatio = (value, limit) => `${number(value)} (${number(value / limit)} ×)`

const table = (heads, rows) => [
  `| ${heads.join(' | ')} |`,
  `|---|${heads
    .slice(1)
    .map(() => '--:')
    .join('|')}|`,
  ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  '',
]

/** @param {ReturnType<typeof summaryOf>} summary */
export function markdownOf({ noise, load, forms, visits }) {
  return [
    ...table(
      ['Form', 'floor', 'portal'],
      Object.entries(forms.floor).map(([name, limit]) => [
        name,
        number(limit),
        withRatio(forms.portal[name], limit),
      ]),
    ),
    ...table(
      ['Portal', 'measured'],
      Object.entries(visits).map(([name, value]) => [name, number(value)]),
    ),
    `Noise: ${Object.entries(noise)
      .map(([name, value]) => `${name} ${number(value)} ×`)
      .join('; ')}. Load average ${load.map(number).join(' to ')}.`,
    '',
  ].join('\n')
}
