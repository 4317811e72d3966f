import { type UnsavedText, unsavedText } from '../../../platform/admin/saving/unsaved-text.ts';
import { randomName } from '../random-name.ts';

/** The text of a form that was left, and its `localStorage` key. */
export interface ClosedTabText {
	key: string;
	text: UnsavedText;
}

/** Texts are removed after this time, even if the document is not opened again. */
const lifetimeDays = 30;
const lifetimeMs = lifetimeDays * 24 * 60 * 60 * 1_000;

const keyPrefix = (formKey: string): string => `last-words:${formKey}:`;

/**
 * Stores the text of a form when the form is left, before it is sent, because a closed page cannot read the response. Unlike the text of
 * `unsaved-text.ts`, it outlives the tab. Each tab has its own entry. Returns a function that removes the entry after a successful save.
 *
 * @param formKey identifies an account, a document and a locale
 */
export function storeClosedTabText(formKey: string, text: Omit<UnsavedText, 'at'>): () => void {
	const key = `${keyPrefix(formKey)}${randomName()}`;
	try {
		localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), ...text }));
	} catch (cause) {
		// The quota of `localStorage` is exceeded.
		console.error(cause);
	}
	return () => removeClosedTabText(key);
}

export const removeClosedTabText = (key: string): void => localStorage.removeItem(key);

function readEntry(key: string): UnsavedText | null {
	try {
		return unsavedText.parse(JSON.parse(localStorage.getItem(key) ?? ''));
	} catch {
		return null;
	}
}

/** The stored texts of a form, the newest first. Removes texts that have expired or cannot be parsed. */
export function readClosedTabTexts(formKey: string, now: number = Date.now()): ClosedTabText[] {
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(keyPrefix(formKey)))
		.flatMap((key) => {
			const text = readEntry(key);
			if (text && now - Date.parse(text.at) < lifetimeMs) return [{ key, text }];
			removeClosedTabText(key);
			return [];
		})
		.toSorted((one, other) => other.text.at.localeCompare(one.text.at));
}
