import { setImmediate } from 'node:timers/promises';
import { NotFound, type PayloadRequest } from 'payload';
import type { AnyDocument } from '../../../documents/document-ref.ts';
import type { JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../../platform/transactions/in-transaction.ts';
import { localizedValues } from '../../../publication/localized-values.ts';
import { readForUpdate, type StoredDocument } from '../../../publication/read-stored.ts';
import { writeDraft } from '../../../publication/write-draft.ts';
import type { Direction } from '../copy-texts.ts';
import { nodesOf } from '../inline-codes.ts';
import { addressField, pictureOf, type TextProblem, type TypedText } from './model.ts';
import { type SideField, sideFields } from './passages.ts';
import { savePicture } from './pictures.ts';
import { PlaceMaker, setPassage, setText } from './place-maker.ts';
import { buildSideBySide } from './side-by-side.ts';

interface Options {
	/** The locale whose inline codes the texts have; by default that of the target, or else the source. */
	codesOf?: 'source';
}

/**
 * Saves typed texts as a draft of their locale. A text without a place in the target adds its section or list entry, with the other texts
 * empty. Does not overwrite a text that somebody else changed in the meantime. Returns the problems of unsaved texts by id.
 */
export async function saveTexts(
	req: PayloadRequest,
	ref: AnyDocument,
	direction: Direction,
	texts: readonly TypedText[],
	options: Options = {},
): Promise<Record<string, TextProblem>> {
	return inTransaction(req, async () => {
		const document = await readForUpdate(req, ref);
		if (!document) throw new NotFound(req.t);
		const values = structuredClone(
			localizedValues(document.fields, document.newest, direction.target),
		);
		const apply = writer(document, direction, values, options);
		const results: { id: string; result: Result }[] = [];
		const pictures: typeof results = [];
		for (const typedText of apply.inOrder(texts)) {
			const { id } = typedText;
			const picture = pictureOf(id);
			if (picture === null) results.push({ id, result: apply.text(typedText) });
			else pictures.push({ id, result: await savePicture(req, picture, direction, typedText) });
			// Many long texts take a while: let the server process other requests in between.
			await setImmediate();
		}
		if (results.some(({ result }) => result === 'saved'))
			await writeDraft(req, ref, direction.target, values);
		return Object.fromEntries(
			[...results, ...pictures].flatMap(({ id, result }) =>
				result === 'saved' || result === 'unchanged' ? [] : [[id, result] as const],
			),
		);
	});
}

/** The field and the passage with an id. */
function findPassage(fields: readonly SideField[], id: string | null) {
	for (const field of fields)
		for (const passage of field.passages) if (passage.id === id) return { field, passage };
	return null;
}

type Result = TextProblem | 'saved' | 'unchanged';

/** Writes texts into `values`, the values of the target. */
function writer(
	document: StoredDocument,
	direction: Direction,
	values: JsonRecord,
	{ codesOf }: Options,
) {
	const { fields, newest } = document;
	const sources = sideFields(fields, newest, direction.source);
	const targets = sideFields(fields, newest, direction.target);
	const { parts } = buildSideBySide(document, { ...direction, former: null, name: () => '' });
	const rows = parts.flatMap((part) => part.rows.map((row) => ({ ...row, part: part.copy })));
	const pairs = () =>
		rows.flatMap(({ id, place }) => {
			const from = findPassage(sources, id);
			const to = place === null ? null : findPassage(targets, place);
			return from && to ? { field: from.field, from: from.passage, to: to.passage } : [];
		});
	const places = new PlaceMaker(document, direction, { values, sources, pairs });
	const order = rows.map(({ id }) => id);
	const isPlaced = ({ id }: TypedText) => rows.find((row) => row.id === id)?.place !== null;

	const text = ({ id, was, text: typed }: TypedText): Result => {
		const row = rows.find((each) => each.id === id);
		if (!row) return 'gone';
		if ((row.target ?? '') === typed) return 'unchanged';
		if ((row.target ?? '') !== was) return 'changedMeanwhile';
		if (id === addressField) {
			values[addressField] = typed;
			return 'saved';
		}
		const from = findPassage(sources, id);
		const to = findPassage(targets, row.place);
		const field = to?.field ?? from?.field;
		if (!field) return 'gone';
		const place = () => (to ? field.place.path : places.add(field.place.path, row.part));
		const [source, target] = [from?.passage.passage, to?.passage.passage];
		if (!source && !target) {
			setText(values, place(), typed);
			return 'saved';
		}
		// The codes of the source are valid in a passage that does not have them yet.
		const children =
			(codesOf === 'source' ? null : nodesOf(target?.node ?? {}, typed)) ??
			(source ? nodesOf(source.node, typed) : null);
		if (!children) return 'brokenCodes';
		setPassage(values, { path: place(), at: (target ?? source)?.at ?? [] }, children);
		return 'saved';
	};
	return {
		text,
		/** Texts with a place first: added sections shift the places behind them. Then in the order of the source. */
		inOrder: (texts: readonly TypedText[]) => [
			...texts.filter(isPlaced),
			...texts
				.filter((each) => !isPlaced(each))
				.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
		],
	};
}
