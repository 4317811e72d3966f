import { makePrintable } from '@website/contracts/printable-text';
import {
	type CollectionBeforeOperationHook,
	type GlobalBeforeOperationHook,
	type PayloadRequest,
	ValidationError,
} from 'payload';
import { translator, words } from '../../i18n/words.ts';
import { limits } from '../../limits.ts';
import { addHooks, changeAll } from '../../plugin.ts';
import { isRecord } from './json-record.ts';

const { rows: maxRows, objects: maxObjects } = limits.documents;

const tooManyRows = words(
	'The document has more than {maxRows} sections and rows. Divide it, or shorten its lists.',
	'Dokumentet har mere end {maxRows} sektioner og rækker. Del det op, eller afkort dets lister.',
	'Das Dokument hat mehr als {maxRows} Abschnitte und Zeilen. Teilen Sie es auf, oder kürzen Sie seine Listen.',
	{ maxRows },
);
const tooMuchText = words(
	'The document has too many paragraphs and formats. Divide it.',
	'Dokumentet har for mange afsnit og formateringer. Del det op.',
	'Das Dokument enthält zu viele Absätze und Formatierungen. Teilen Sie es auf.',
);

/** The first field that makes a document too large to be saved without blocking other requests; null if there is none. */
export function tooLargeField(data: Record<string, unknown>) {
	let rows = 0;
	let objects = 0;
	for (const [field, value] of Object.entries(data)) {
		const open = [{ name: field, value }];
		for (let next = open.pop(); next; next = open.pop()) {
			const { name, value: inner } = next;
			if (typeof inner !== 'object' || inner === null) continue;
			objects += 1;
			// The `children` of rich text are its nodes; all other arrays contain rows.
			if (Array.isArray(inner) && name !== 'children') rows += inner.length;
			if (rows > maxRows) return { field, message: tooManyRows };
			if (objects > maxObjects) return { field, message: tooMuchText };
			for (const [key, each] of Object.entries(inner)) open.push({ name: key, value: each });
		}
	}
	return null;
}

function check(data: unknown, req: PayloadRequest): void {
	// Writes without a user come from the program itself, which has limits of its own.
	const excess = req.user && isRecord(data) ? tooLargeField(data) : null;
	if (!excess) return;
	const errors = [{ path: excess.field, message: translator(req)(excess.message) }];
	throw new ValidationError({ errors, req });
}

const checkDocumentSize: CollectionBeforeOperationHook = ({ args, req }) => {
	if ('data' in args) check(args.data, req);
};

const checkGlobalSize: GlobalBeforeOperationHook = ({ args, req }) => {
	if ('data' in args) check(args.data, req);
};

const cleanDocument: CollectionBeforeOperationHook = ({ args, collection }) => {
	// A password with such a character stays what its owner typed.
	if ('data' in args && isRecord(args.data) && !collection.auth) makePrintable(args.data);
};

const cleanGlobal: GlobalBeforeOperationHook = ({ args }) => {
	if ('data' in args && isRecord(args.data)) makePrintable(args.data);
};

/**
 * A plugin that checks the size of the data before every write, then removes characters that cannot be shown, which come with text from
 * PowerPoint or a scanner. The error of the check is a 400 that names the field.
 */
export const limitDocumentSize = changeAll({
	collection: (each) =>
		addHooks(each, { first: { beforeOperation: [checkDocumentSize, cleanDocument] } }),
	global: (each) => addHooks(each, { first: { beforeOperation: [checkGlobalSize, cleanGlobal] } }),
});
