const digitOver = (digits: string) => {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  const rest = (sum * 10) % 11
  return String(rest === 10 ? 0 : rest)
}

/** Different valid CPFs, of people that no test knows. */
export const generatedCpfs = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const base = String(610_000_000 + index)
    const first = digitOver(base)
    return base + first + digitOver(base + first)
  })
