// Files that the browser saves.

export function saveAs(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The paper that is usual where one is. */
export function usualPaper(): string {
  return navigator.language.endsWith("-US") || navigator.language.endsWith("-CA") ? "letter" : "a4";
}

export function saveText(name: string, text: string): void {
  saveAs(name, new Blob([text], { type: "text/plain;charset=utf-8" }));
}
