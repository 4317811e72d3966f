import { setImmediate } from 'node:timers/promises';
import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import { localizedValues } from '../../../documents/publication/localized-values.ts';
import { readForUpdate } from '../../../documents/publication/read-stored.ts';
import { writeDraft } from '../../../documents/publication/write-draft.ts';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { setPassage, setText } from '../texts/fill.ts';
import { decodePassage } from '../texts/inline.ts';
import { fromMarks } from './marks.ts';
import type { TextProblem, TypedText } from './model.ts';
import { type SideField, sideFields } from './passages.ts';

/**
 * Saves typed texts as a draft of their locale. Does not overwrite a text that somebody else changed in the meantime. Returns the
 * problems of unsaved texts by id.
 */
export async function saveTexts(
	req: PayloadRequest,
	ref: AnyDocument,
	language: LocaleCode,
	texts: readonly TypedText[],
): Promise<Record<string, TextProblem>> {
	return inTransaction(req, async () => {
		const document = await readForUpdate(req, ref);
		if (!document) throw new NotFound(req.t);
		const places = sideFields(document.fields, document.newest, language);
		const values = structuredClone(localizedValues(document.fields, document.newest, language));
		const results: { id: string; result: ReturnType<typeof applyText> }[] = [];
		for (const typedText of texts) {
			results.push({ id: typedText.id, result: applyText(values, places, typedText) });
			// Many long texts take a while: let the server process other requests in between.
			await setImmediate();
		}
		if (results.some(({ result }) => result === 'saved'))
			await writeDraft(req, ref, language, values);
		return Object.fromEntries(
			results.flatMap(({ id, result }) =>
				result === 'saved' || result === 'unchanged' ? [] : [[id, result] as const],
			),
		);
	});
}

function applyText(
	values: JsonRecord,
	places: readonly SideField[],
	{ id, was, text }: TypedText,
): TextProblem | 'saved' | 'unchanged' {
	const field = places.find(({ passages }) => passages.some((passage) => passage.id === id));
	const current = field?.passages.find((passage) => passage.id === id);
	if (!field || !current) return 'gone';
	if (current.text === text) return 'unchanged';
	if (current.text !== was) return 'changedMeanwhile';
	const { path } = field.place;
	if (!current.passage) {
		setText(values, path, text);
		return 'saved';
	}
	const element = fromMarks(text);
	const children = element && decodePassage(current.passage.node, element);
	if (!children) return 'brokenCodes';
	setPassage(values, { path, passage: current.passage }, children);
	return 'saved';
}
