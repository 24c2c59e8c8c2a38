/** The same valid CPFs at every run, each a person of the measurements. */
export function inventedCpfs(count: number): readonly string[] {
  return Array.from({ length: count }, (_none, index) => {
    const number = String(500_000_000 + 7 * index)
    const first = checkDigit(number)
    return `${number}${first}${checkDigit(`${number}${first}`)}`
  })
}

function checkDigit(digits: string): number {
  const sum = [...digits].reduce(
    (before, digit, index) => before + Number(digit) * (digits.length + 1 - index),
    0,
  )
  return ((sum * 10) % 11) % 10
}
