/** A file that goes to where this browser saves files. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: the browser reads it after the press.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
