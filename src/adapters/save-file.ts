/** Until then the address stays good: a browser may read it well after the click. In milliseconds. */
const READ_BY = 60_000

/** Has the browser save a file under its name, as if a link to it had been followed (D-77). */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY)
}
