/** Uploads files that are dropped on the page, or chosen in it, and plays the last page or zip among them. */
import { find } from './notes.ts';

const field = find<HTMLInputElement>(document, '#drop input');
const status = find(document, '#drop output');
find(document, '#drop').hidden = false;

const upload = async (files: Iterable<File>) => {
  let address: string | undefined;
  for (const file of files) {
    status.textContent = `Uploading ${file.name} …`;
    const response = await fetch(`/upload?${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const { assetId, release, message } = await response.json();
    if (!response.ok) throw new Error(message);
    if (/\.(?:html?|zip)$/i.test(file.name)) address = `/?${new URLSearchParams({ play: assetId, release })}`;
  }
  location.assign(address ?? '/');
};
const tryUpload = (files: Iterable<File>) =>
  upload(files).catch((error: Error) => {
    status.textContent = `Not uploaded: ${error.message}`;
  });
field.addEventListener('change', () => tryUpload(field.files ?? []));
addEventListener('dragover', (event) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
});
addEventListener('drop', (event) => {
  const files = event.dataTransfer?.files ?? [];
  if (files.length === 0) return;
  event.preventDefault();
  void tryUpload(files);
});
