import { isDeepStrictEqual } from 'node:util';
import { limits } from '../limits.ts';

/** Published documents and the languages of the site. */
export interface PublishedContent {
	ids: ReadonlySet<string>;
	languages: ReadonlySet<string>;
}

interface Suspicion {
	content: PublishedContent;
	/** Readings that agreed, the first one included. */
	readings: number;
	/** When the last of them was counted, in milliseconds. */
	at: number;
}

/**
 * Decides whether a reading that lost a language, or more than a fifth of the documents, is believed. WordPress also answers without
 * documents while a table is repaired or a plugin is updated. Such a reading counts once two more agree with it, a minute apart each.
 */
export class LossGuard {
	readonly #now: () => number;
	#suspicion: Suspicion | undefined;

	/** @param now the time in milliseconds */
	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** What the reading lost, in words, if it must not be believed yet; otherwise undefined. */
	check(before: PublishedContent | undefined, reading: PublishedContent): string | undefined {
		const loss = before && lossOf(before, reading);
		if (!loss) {
			this.#suspicion = undefined;
			return undefined;
		}
		const now = this.#now();
		const suspicion = this.#suspicion;
		if (!suspicion || !isDeepStrictEqual(suspicion.content, reading)) {
			this.#suspicion = { content: reading, readings: 1, at: now };
			return loss;
		}
		if (now - suspicion.at >= limits.lossReadingsMs) {
			suspicion.readings += 1;
			suspicion.at = now;
		}
		if (suspicion.readings < limits.lossReadings) return loss;
		this.#suspicion = undefined;
		return undefined;
	}
}

function lossOf(before: PublishedContent, reading: PublishedContent): string | undefined {
	const languages = [...before.languages].filter((language) => !reading.languages.has(language));
	if (languages.length > 0) return `the language ${languages.join(', ')}`;
	const lost = [...before.ids].filter((id) => !reading.ids.has(id)).length;
	const isLarge = lost > before.ids.size * limits.lossShare;
	return isLarge ? `${lost} of ${before.ids.size} documents` : undefined;
}
