import { useSyncExternalStore } from 'react';
import { RememberedChoice } from '../remembered-choice';

/** Where the chosen language of code samples is remembered, for every page. */
export const storageName = 'code-language';

const choice = new RememberedChoice(storageName);

/** Remembers a language of code samples; every sample of the page, and of other tabs, follows. */
export const chooseCodeLanguage = (language: string): void => choice.choose(language);

/** The language of code samples that the visitor chose; null before a choice, and on the server. */
export const useCodeLanguage = (): string | null =>
	useSyncExternalStore(choice.subscribe, choice.read, () => null);
