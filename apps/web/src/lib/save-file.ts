/** Hands the person a file that was made in the browser. */
export function saveFile(name: string, mediaType: string, content: BlobPart) {
  const address = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
