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
 * The medians of all rounds, and how much the machine varied: the spread of a fixed computation, and the
 * floor measured twice in each round.
 * @param {readonly { floor: Figures, 'floor again': Figures, portal: Figures, work: number }[]} rounds
 */
export function summaryOf(rounds) {
  const works = rounds.map(({ work }) => work)
  const interactive = 'form interactive (ms)'
  const perKey = 'clean: main thread per key (ms)'
  const apart = (name) =>
    Math.max(...rounds.map((one) => Math.abs(one['floor again'][name] / one.floor[name] - 1)))
  return {
    noise: {
      'fixed computation, slowest to fastest': Math.max(...works) / Math.min(...works),
      'floor to itself, form interactive': 1 + apart(interactive),
      'floor to itself, main thread per key': 1 + apart(perKey),
    },
    floor: medians(rounds.flatMap((one) => [one.floor, one['floor again']])),
    portal: medians(rounds.map((one) => one.portal)),
  }
}

const number = (value) =>
  value === undefined ? '' : String(Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value))

/** @param {ReturnType<typeof summaryOf>} summary */
export function markdownOf({ noise, floor, portal }) {
  const row = ([name, value]) => {
    const limit = floor[name]
    const ratio = limit ? `${number(value / limit)} ×` : ''
    return `| ${name} | ${number(limit)} | ${number(value)} | ${ratio} |`
  }
  return [
    '| Figure | floor | portal | ratio |',
    '|---|--:|--:|--:|',
    ...Object.entries(portal).map(row),
    '',
    `Noise: ${Object.entries(noise)
      .map(([name, value]) => `${name} ${number(value)} ×`)
      .join('; ')}.`,
    '',
  ].join('\n')
}
