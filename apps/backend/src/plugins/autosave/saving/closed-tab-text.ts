import { type UnsavedText, unsavedText } from '../../../platform/admin/saving/unsaved-text.ts';
import { newName } from '../new-name.ts';

/** What a form held when it was left, and where the browser stores it. */
export interface LastWords {
	place: string;
	text: UnsavedText;
}

/** How long it is kept for whoever does not open the document again. */
const storedDays = 30;
const storedMs = storedDays * 24 * 60 * 60 * 1_000;

const placesOf = (form: string): string => `last-words:${form}:`;

/**
 * Stores what a form holds as it is left, before it is sent: nobody reads the answer to a page that has gone. Unlike `unsaved-text.ts` it outlives the tab.
 * Each tab has its own. Answers what removes it once it is saved.
 *
 * @param form names an account, a document and a language
 */
export function keepLastWords(form: string, typed: Omit<UnsavedText, 'at'>): () => void {
	const place = `${placesOf(form)}${newName()}`;
	try {
		localStorage.setItem(place, JSON.stringify({ at: new Date().toISOString(), ...typed }));
	} catch (cause) {
		// The browser has no room for it.
		console.error(cause);
	}
	return () => forgetLastWords(place);
}

export const forgetLastWords = (place: string): void => localStorage.removeItem(place);

function readAt(place: string): UnsavedText | null {
	try {
		return unsavedText.parse(JSON.parse(localStorage.getItem(place) ?? ''));
	} catch {
		return null;
	}
}

/** What is stored of a form, the newest first. What is old or can't be read is removed. */
export function lastWordsOf(form: string, now: number = Date.now()): LastWords[] {
	return Object.keys(localStorage)
		.filter((place) => place.startsWith(placesOf(form)))
		.flatMap((place) => {
			const text = readAt(place);
			if (text && now - Date.parse(text.at) < storedMs) return [{ place, text }];
			forgetLastWords(place);
			return [];
		})
		.toSorted((one, other) => other.text.at.localeCompare(one.text.at));
}
