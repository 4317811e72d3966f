import { z } from 'zod';

const values = z.record(z.string(), z.unknown());

/** What a form held that could not be saved, the version it was made from, and when (ISO 8601). */
export const unsavedText = z.object({ at: z.string(), data: values, base: values });
export type UnsavedText = z.infer<typeof unsavedText>;

/** Which form it was: a document or a global in one language. */
export const unsavedKey = (document: string, language: string): string =>
	`unsaved:${document}:${language}`;

/** What was stored since the page was loaded: a save of the same form makes it needless. */
const ofThisVisit = new Set<string>();

/** Stores it in this tab alone: it outlives a reload and signing in again, not the tab. What the browser has no room for stays in the form only. */
export function storeUnsaved(key: string, typed: Omit<UnsavedText, 'at'>): UnsavedText {
	const text = { at: new Date().toISOString(), ...typed };
	ofThisVisit.add(key);
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

/** After a save: what was stored before the page was loaded is another text, about which the editor decides. */
export function forgetOnceSaved(key: string): void {
	if (ofThisVisit.delete(key)) forgetUnsaved(key);
}

export const forgetUnsaved = (key: string): void => sessionStorage.removeItem(key);
