/** 3599 → '59:59', 60 → '01:00': minutes and seconds with two digits each. */
export function minutesAndSeconds(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
