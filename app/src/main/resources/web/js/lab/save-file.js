/** Offers a file for download. @param {Blob} blob @param {string} name */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {string} content @param {string} type @param {string} name */
export const saveText = (content, type, name) => saveBlob(new Blob([content], { type }), name);
