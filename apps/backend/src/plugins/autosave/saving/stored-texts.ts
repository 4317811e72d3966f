import { z } from 'zod';
import { randomName } from '../merging/use-form-name.ts';

const values = z.record(z.string(), z.unknown());
const textShape = z.object({ at: z.string(), data: values, base: values });

/** The values of a form that are not saved, the version on which they are based, and the time (ISO 8601). */
export type UnsavedText = z.infer<typeof textShape>;

/** Texts are removed after this time, even if the document is not opened again. */
const lifetimeDays = 30;
const lifetimeMs = lifetimeDays * 24 * 60 * 60 * 1_000;

const keyPrefix = (formKey: string): string => `last-words:${formKey}:`;

/**
 * Stores a text in `localStorage`, where it outlives the tab. If the quota is exceeded, it stays in the form only.
 *
 * @param formKey identifies an account, a document and a locale
 * @returns a function that removes the text
 */
export function storeText(formKey: string, text: Omit<UnsavedText, 'at'>): () => void {
	const key = `${keyPrefix(formKey)}${randomName()}`;
	try {
		localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), ...text }));
	} catch (cause) {
		console.error(cause);
	}
	return () => localStorage.removeItem(key);
}

function parseText(key: string): UnsavedText | null {
	try {
		return textShape.parse(JSON.parse(localStorage.getItem(key) ?? ''));
	} catch {
		return null;
	}
}

/**
 * The newest text of a form; null without any. Removes texts that have expired, cannot be parsed or are in the document by now (`isSaved`).
 */
export function newestText(
	formKey: string,
	isSaved: (text: UnsavedText) => boolean,
): { text: UnsavedText; remove: () => void } | null {
	const texts = Object.keys(localStorage)
		.filter((key) => key.startsWith(keyPrefix(formKey)))
		.flatMap((key) => {
			const text = parseText(key);
			const remove = () => localStorage.removeItem(key);
			if (text && Date.now() - Date.parse(text.at) < lifetimeMs && !isSaved(text))
				return [{ text, remove }];
			remove();
			return [];
		});
	return texts.toSorted((one, other) => other.text.at.localeCompare(one.text.at))[0] ?? null;
}
