import { useSyncExternalStore } from 'react';
import { StoredChoice } from '../stored-choice';

/** The key of the selected code language in the local storage. */
export const storageName = 'code-language';

const choice = new StoredChoice(storageName);

/** Stores the language of code samples and applies it to all samples, also in other tabs. */
export const chooseCodeLanguage = (language: string): void => choice.choose(language);

/** The language of code samples selected by the visitor; null before a selection and on the server. */
export const useCodeLanguage = (): string | null =>
	useSyncExternalStore(choice.subscribe, choice.read, () => null);
