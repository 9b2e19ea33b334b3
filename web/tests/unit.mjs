// What the page asks of the browser while its modules are loaded: unit tests have none.

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.navigator ??= { languages: [] };
