export { asFetch } from './endpoint/as-fetch.ts';
export { readSectionFile, type SectionFile, SectionFileError } from './sections/section-file.ts';
export { watchChanges } from './watch-changes.ts';
export { WordPressContent } from './wordpress-content.ts';
export { WordPressFailure } from './wpgraphql/failures.ts';
