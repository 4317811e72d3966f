import type { LocaleCode } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { canAccess } from '../../../access/language-rights.ts';
import type { DocumentRef } from '../../../documents/document-ref.ts';
import { walkFields } from '../../../documents/field-walk.ts';
import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { translator, words } from '../../../platform/i18n/words.ts';
import { innerRequest } from '../../../platform/transactions/inner-request.ts';
import type { StoredDocument } from '../../../publication/read-stored.ts';
import type { Direction } from '../copy-texts.ts';
import { pictureOf, type SidePart, type TextProblem, type TypedText } from './model.ts';

/** The part of the side-by-side view with the alternative texts of a document's pictures. */
export const picturesKey = 'pictures';

const title = words(
	'Pictures: what they show. Visible as soon as it is saved.',
	'Billeder: hvad de viser. Kan ses, så snart det er gemt.',
	'Bilder: was sie zeigen. Sichtbar, sobald es gespeichert ist.',
);

const mediaRef = (id: number): DocumentRef => ({ kind: 'collection', slug: 'media', id });

const textIn = (texts: unknown, language: LocaleCode): string =>
	isRecord(texts) && typeof texts[language] === 'string' ? texts[language] : '';

/** The files in a rich text. */
const uploadsIn = (node: unknown): number[] =>
	isRecord(node)
		? [
				...(node.type === 'upload' && node.value ? [Number(node.value)] : []),
				...[node.root, ...listOf(node.children)].flatMap(uploadsIn),
			]
		: [];

/** The files that a document shows in a language, with their alternative texts in all languages. */
export async function readPictures(
	req: PayloadRequest,
	{ fields, newest }: Pick<StoredDocument, 'fields' | 'newest'>,
	language: LocaleCode,
): Promise<JsonRecord[]> {
	const ids = [...walkFields(fields, newest, [language])].flatMap(({ field, value }) => {
		if (field.type === 'richText') return uploadsIn(value);
		const isMedia = field.type === 'upload' && field.relationTo === 'media';
		return isMedia ? [value].flat().filter((id) => typeof id === 'number') : [];
	});
	if (ids.length === 0) return [];
	const { docs } = await req.payload.find({
		collection: 'media',
		where: { id: { in: [...new Set(ids)] } },
		locale: 'all',
		depth: 0,
		pagination: false,
		select: { alt: true, filename: true },
		req: innerRequest(req),
	});
	return docs.map((doc) => ({ ...doc })).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The alternative texts of pictures in both locales; null if none has any. `isReadOnly` is true for those that the user may not write. */
export function picturesPart(
	pictures: readonly JsonRecord[],
	{ source, target }: Direction,
): SidePart | null {
	const rows = pictures.flatMap(({ id, filename, alt }) => {
		const place = `media.${id}.alt`;
		const texts = { source: textIn(alt, source), target: textIn(alt, target) };
		if (!texts.source && !texts.target) return [];
		const rest = { kind: null, before: null, copy: null };
		return [{ id: place, place, label: String(filename), ...texts, ...rest }];
	});
	return rows.length > 0 ? { key: picturesKey, title: '', has: 'both', copy: null, rows } : null;
}

/** The same with its title, and with what the user may write. */
export async function readPicturesPart(
	req: PayloadRequest,
	document: StoredDocument,
	direction: Direction,
): Promise<SidePart[]> {
	const pictures = await readPictures(req, document, direction.source);
	const part = picturesPart(pictures, direction);
	if (!part) return [];
	const rows = part.rows.map(async (row) => ({
		...row,
		isReadOnly: !(await canWrite(req, pictureOf(row.id) ?? 0, direction.target)),
	}));
	return [{ ...part, title: translator(req)(title), rows: await Promise.all(rows) }];
}

const canWrite = (req: PayloadRequest, id: number, language: LocaleCode): Promise<boolean> =>
	canAccess(req, mediaRef(id), { action: 'update', language });

/** Saves the alternative text of a picture. It has no draft. */
export async function savePicture(
	req: PayloadRequest,
	id: number,
	{ target: locale }: Direction,
	{ was, text }: TypedText,
): Promise<TextProblem | 'saved'> {
	const options = { collection: 'media', id, locale, depth: 0, req: innerRequest(req) } as const;
	try {
		if (!(await canWrite(req, id, locale))) return 'forbidden';
	} catch (cause) {
		if (cause instanceof NotFound) return 'gone';
		throw cause;
	}
	const { alt } = await req.payload.findByID({ ...options, fallbackLocale: false });
	if ((alt ?? '') !== was && alt !== text) return 'changedMeanwhile';
	await req.payload.update({ ...options, data: { alt: text } });
	return 'saved';
}
