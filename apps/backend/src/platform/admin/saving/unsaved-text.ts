import { z } from 'zod';

const values = z.record(z.string(), z.unknown());

/** The values of a form that could not be saved, the version on which they are based, and the time (ISO 8601). */
export const unsavedText = z.object({ at: z.string(), data: values, base: values });
export type UnsavedText = z.infer<typeof unsavedText>;

/** The storage key of a form: a document or a global in one locale. */
export const unsavedKey = (document: string, language: string): string =>
	`unsaved:${document}:${language}`;

/** Keys stored since the page was loaded: a save of the same form makes their texts obsolete. */
const keysOfVisit = new Set<string>();

/**
 * Stores the text for this browser tab: it survives a reload and signing in again. If the storage is full, the text stays in the form only.
 */
export function storeUnsaved(key: string, values: Omit<UnsavedText, 'at'>): UnsavedText {
	const text = { at: new Date().toISOString(), ...values };
	keysOfVisit.add(key);
	try {
		sessionStorage.setItem(key, JSON.stringify(text));
	} catch (cause) {
		console.error(cause);
	}
	return text;
}

export function readUnsaved(key: string): UnsavedText | null {
	const json = sessionStorage.getItem(key);
	if (json === null) return null;
	const { success, data } = unsavedText.safeParse(JSON.parse(json));
	return success ? data : null;
}

/** Removes the text after a save, unless it was stored before the page was loaded: then the editor decides. */
export function removeOnceSaved(key: string): void {
	if (keysOfVisit.delete(key)) removeUnsaved(key);
}

export const removeUnsaved = (key: string): void => sessionStorage.removeItem(key);
