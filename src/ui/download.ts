/** Gives the player a text as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  downloadFile(new File([text], name, { type }));
}

/** Gives the player a file under its name. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
