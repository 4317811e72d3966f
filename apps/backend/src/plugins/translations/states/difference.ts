import { diffArrays } from 'diff';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import type { Direction } from '../copy-texts.ts';
import type { Change } from './document-states.ts';
import { stateRows } from './record.ts';

/** Texts with more differences are not compared further: all passages count as removed and added. */
const maxEdits = 2_000;

/**
 * Compares two lists of passages, in reading order. Passages that moved because of an insertion are unchanged. If both lists have the same
 * length and at least half of the passages are at the same position, they are compared by position, so that repeated passages do not
 * matter.
 */
export function difference(before: readonly string[], after: readonly string[]): Change[] {
	const inPlace = before.filter((text, at) => text === after[at]).length;
	if (before.length === after.length && inPlace * 2 >= before.length)
		return after.flatMap((text, at): Change[] =>
			text === before[at] ? [{ same: text }] : [{ before: before[at] ?? '' }, { after: text }],
		);
	const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (!parts)
		return [...before.map((text) => ({ before: text })), ...after.map((text) => ({ after: text }))];
	return parts.flatMap(({ value, added, removed }) =>
		value.map((text) => (removed ? { before: text } : added ? { after: text } : { same: text })),
	);
}

/** The passages of the source at the time of a translation, in reading order; null if the translation is up to date. */
export async function readRecordedTexts(
	req: PayloadRequest,
	ref: AnyDocument,
	{ source, target }: Direction,
): Promise<readonly string[] | null> {
	const row = (await stateRows(req, ref))[target];
	const isOutdated = row?.outdated === true && row.source === source;
	return isOutdated ? (z.array(z.string()).safeParse(row.sourceTexts).data ?? null) : null;
}

/**
 * The former texts of the passages that have changed since their translation; an empty string for new passages.
 *
 * @param passages the current passages of the source, in reading order
 * @param textOf returns the text of a passage, without codes
 * @param former the texts recorded with the translation; null if it is up to date
 */
export function formerTexts<Passage>(
	passages: readonly Passage[],
	textOf: (passage: Passage) => string,
	former: readonly string[] | null,
): Map<Passage, string> {
	const result = new Map<Passage, string>();
	if (!former) return result;
	const nonEmpty = passages.filter((passage) => textOf(passage) !== '');
	let at = 0;
	let removedTexts: string[] = [];
	for (const change of difference(former, nonEmpty.map(textOf))) {
		if ('before' in change) {
			removedTexts.push(change.before);
			continue;
		}
		const passage = nonEmpty[at++];
		if ('after' in change && passage) result.set(passage, removedTexts.shift() ?? '');
		else removedTexts = [];
	}
	return result;
}
